// broadcast.mjs is an anywidget front end: in a Jupyter notebook or a MyST page
// it shows <broadcast-figure> with the model's fields as attributes. What the
// figure shows, and what was answered, go to the fields state and answered. The
// field picture is the address of what is shown until the figure is ready.
const keys = [...'abcdefghijklmnopqrstuvwxyz', 'op', 'lib', 'lang', 'theme', 'bg', 'mode', 'view', 'rule', 'show', 'step', 'controls', 'fit', 'id', 'figure', 'title', 'height', 'loading']

let loaded // the promise of embed.js, which lies beside this file

function load() {
  return loaded ??= new Promise((resolve, reject) => {
    if (customElements.get('broadcast-figure')) return resolve()
    const script = document.createElement('script')
    script.src = new URL('embed.js', import.meta.url)
    script.onload = resolve
    script.onerror = () => reject(new Error(`could not load ${script.src}`))
    document.head.append(script)
  })
}

async function render({ model, el }) {
  const figure = document.createElement('broadcast-figure')
  const picture = model.get('picture')
  if (picture) {
    const room = figure.appendChild(document.createElement('div')), img = room.appendChild(new Image())
    room.style.minHeight = (model.get('height') || 420) + 'px'
    img.src = picture
    img.alt = model.get('title') || ''
    img.style.maxWidth = '100%'
  }
  const copies = keys.map(key => [key, () => {
    const value = model.get(key)
    if (value === undefined || value === null || value === '') figure.removeAttribute(key)
    else figure.setAttribute(key, value)
  }])
  for (const [key, copy] of copies) {
    copy()
    model.on?.(`change:${key}`, copy)
  }
  for (const name of ['state', 'answered']) figure.addEventListener(`broadcast-${name}`, ({ detail }) => {
    model.set(name, detail)
    model.save_changes?.()
  })
  el.append(figure)
  await load()
  return () => {
    for (const [key, copy] of copies) model.off?.(`change:${key}`, copy)
    figure.remove()
  }
}

export default { render }
