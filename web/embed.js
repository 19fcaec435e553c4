// embed.js defines <broadcast-figure>, which shows a figure of this site in a
// frame on any page. Its children, a picture and a link, stay until the frame
// is ready, in print, and wherever scripts do not run.
(() => {
  const home = new URL('.', document.currentScript.src)
  const keys = ['e', 'op', 'a', 'b', 'c', 'd', 'lang', 'theme', 'bg', 'mode', 'step', 'controls', 'id']
  const live = ['theme', 'lang', 'e', 'a', 'b', 'step']
  const eager = 3 // more frames than this on one page wait for a click
  let count = 0

  const css = `:host{display:block;position:relative;max-width:100%}
iframe{display:block;width:100%;border:0;color-scheme:inherit}iframe[hidden],slot[hidden]{display:none}
button{font:inherit;padding:.5em 1em;margin:.5em 0;cursor:pointer}
@media print{iframe{display:none}slot[hidden]{display:contents}button{display:none}}`

  class BroadcastFigure extends HTMLElement {
    static observedAttributes = live

    connectedCallback() {
      if (this.frame) return this.listen()
      this.attachShadow({ mode: 'open' }).innerHTML = `<style>${css}</style><slot></slot>`
      this.slotted = this.shadowRoot.lastChild
      this.listen()
      const loading = this.getAttribute('loading') || (count++ < eager ? 'lazy' : 'click')
      loading === 'click' ? this.offer() : this.open(loading)
    }

    disconnectedCallback() {
      removeEventListener('message', this.hear)
    }

    attributeChangedCallback(name, before, value) {
      if (!this.frame || before === value) return
      this.set({ [name]: value })
    }

    // set sends a change to the figure, as broadcast.set of the protocol.
    set(change) {
      this.frame?.contentWindow?.postMessage({ v: 1, subject: 'broadcast.set', ...change }, home.origin === 'null' ? '*' : home.origin)
    }

    listen() {
      this.hear = event => event.source && event.source === this.frame?.contentWindow && this.receive(event.data)
      addEventListener('message', this.hear)
    }

    offer() {
      const button = document.createElement('button')
      button.textContent = this.getAttribute('label') || (/^zh/.test(this.getAttribute('lang') || '') ? '显示图形' : 'Show the figure')
      button.onclick = () => { button.remove(); this.open('eager') }
      this.shadowRoot.append(button)
    }

    // address is the page to show: a lesson's figure, or a free expression.
    get address() {
      const url = new URL((this.getAttribute('figure') || '').replace(/^\/+|\/*$/g, '').replace(/.$/, '$&/'), home)
      for (const key of keys) if (this.hasAttribute(key)) url.searchParams.set(key, this.getAttribute(key))
      return url.href
    }

    open(loading) {
      const frame = this.frame = document.createElement('iframe')
      frame.title = this.getAttribute('title') || 'Shapecast'
      frame.loading = loading
      frame.allow = 'fullscreen; clipboard-write'
      frame.referrerPolicy = 'no-referrer'
      frame.height = this.getAttribute('height') || 420
      frame.src = this.address
      this.shadowRoot.append(frame)
    }

    receive(message) {
      if (!message || typeof message !== 'object') return
      const { subject, ...detail } = message
      if (subject === 'lti.frameResize' && detail.height > 0)
        this.frame.height = Math.min(4000, Math.max(80, Math.ceil(detail.height)))
      if (detail.v !== 1 || !/^broadcast\.(ready|state|answered)$/.test(subject)) return
      if (subject === 'broadcast.ready') this.slotted.hidden = true
      this.dispatchEvent(new CustomEvent(subject.replace('.', '-'), { detail, bubbles: true }))
    }
  }

  if (!customElements.get('broadcast-figure')) customElements.define('broadcast-figure', BroadcastFigure)
})()
