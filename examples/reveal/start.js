// The figure sends the keys that it does not use to the page; the clicker goes on.
const ShapecastKeys = {
  id: 'shapecast-keys',
  init(deck) {
    const frames = () => [...deck.getRevealElement().querySelectorAll('iframe')]
    addEventListener('message', ({ source, data }) => {
      if (data?.v !== 1 || data.subject !== 'broadcast.key') return
      if (frames().some(frame => frame.contentWindow === source)) deck.triggerKey(data.keyCode)
    })
  },
}
Reveal.initialize({ hash: true, width: 1000, height: 640, plugins: [ShapecastKeys] })
