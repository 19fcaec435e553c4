// embed.js defines <broadcast-figure>, which shows a figure of this site in a
// frame on any page. Its children, a picture and a link, stay until the frame
// is ready, in print, and wherever scripts do not run. They keep the room that
// the figure needs, so that nothing moves when it takes their place.
(() => {
  const home = new URL('.', document.currentScript.src)
  const index = home.protocol === 'file:' ? 'index.html' : '' // the build with -index has it everywhere
  const keys = [...'abcdefghijklmnopqrstuvwxyz', 'op', 'lib', 'lang', 'bg', 'mode', 'view', 'rule', 'show', 'step', 'controls', 'fit', 'id']
  const live = ['theme', 'lang', 'e', 'a', 'b', 'step']
  const eager = 3 // more frames than this on one page wait for a click
  const patience = 3000 // milliseconds until a page that has loaded must have said something
  const all = new Set()
  let count = 0

  // Not a <style>, which the policy of the page may forbid.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:host{display:block;position:relative;max-width:100%;container-type:inline-size}
#box{outline-color:Canvas}#box.live{visibility:hidden}#box.live ::slotted(*){--play:paused}#box.alone slot{display:none}
iframe{display:block;position:absolute;inset:0;width:100%;height:100%;border:0}iframe[inert]{opacity:0}
button{display:block;margin-inline-start:auto;font:inherit;padding:.5em 1em;cursor:pointer}
@media print{iframe,button{display:none}#box,::slotted(*){min-height:0!important}#box.live{visibility:visible}#box.alone slot{display:contents}}`)

  // brightness is that of a colour, from 0 to 1; null where it is clear.
  function brightness(colour) {
    const [r, g, b, alpha = 1] = (colour.match(/[\d.]+/g) || []).map(Number)
    if (alpha < 0.5 || !/^(rgb|color\(srgb)/.test(colour)) return null
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) / (colour.startsWith('rgb') ? 255 : 1)
  }

  class BroadcastFigure extends HTMLElement {
    static observedAttributes = live

    connectedCallback() {
      this.hear = event => event.source && event.source === this.frame?.contentWindow && this.receive(event.data)
      addEventListener('message', this.hear)
      if (!this.shadowRoot) this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet]
      this.box = document.createElement('div')
      this.box.id = 'box'
      this.box.append(document.createElement('slot'))
      this.shadowRoot.replaceChildren(this.box)
      if (!this.kept) this.box.style.minHeight = (Number(this.getAttribute('height')) || 420) + 'px'
      all.add(this)
      const loading = this.getAttribute('loading') || (count++ < eager ? 'lazy' : 'click')
      if (!this.address) this.fail(this.say('No figure has the name', '没有这个名字的图：') + ' ' + this.getAttribute('figure'))
      else loading === 'click' ? this.offer() : this.open(loading)
    }

    disconnectedCallback() {
      removeEventListener('message', this.hear)
      all.delete(this)
      this.frame = null
    }

    attributeChangedCallback(name, before, value) {
      if (!this.frame || before === value) return
      if (name === 'theme') return this.tint()
      if (name === 'step') value = value === 'end' ? value : Number(value ?? 0)
      if (value != null) this.set({ [name]: value })
    }

    // set sends a change to the figure, as broadcast.set of the protocol.
    set(change) {
      this.frame?.contentWindow?.postMessage({ ...change, v: 1, subject: 'broadcast.set' }, '*')
    }

    say(english, chinese) {
      return /^zh/.test(this.getAttribute('lang') || document.documentElement.lang) ? chinese : english
    }

    // kept is whether the children keep the room of the figure free.
    get kept() { return this.querySelector(':scope > [style*="min-height"]') }

    // offer puts a button under the picture, with no room between them until it is pressed.
    offer() {
      const button = document.createElement('button'), place = this.kept || this.box, room = place.style.minHeight
      place.style.minHeight = 0
      button.textContent = this.getAttribute('label') || this.say('Show the figure', '显示图形')
      button.onclick = () => { button.remove(); place.style.minHeight = room; this.open('eager') }
      this.shadowRoot.append(button)
    }

    // fail says why there is no live figure; the picture stays.
    fail(reason) {
      this.frame?.remove()
      this.frame = null
      const said = document.createElement('p')
      said.setAttribute('role', 'status')
      said.textContent = reason
      if (!this.kept) this.box.style.minHeight = 0
      this.shadowRoot.append(said)
    }

    // theme is that which was chosen, else that of the page behind the figure.
    get theme() {
      const chosen = this.getAttribute('theme')
      if (chosen) return chosen
      let light = null
      for (let e = this; e && light === null; e = e.parentElement || e.getRootNode().host) light = brightness(getComputedStyle(e).backgroundColor)
      return (light ?? brightness(getComputedStyle(this.box).outlineColor)) < 0.4 ? 'dark' : 'light'
    }

    // tint gives the frame the theme. What "auto" means inside the frame, and
    // what keeps a transparent frame transparent, is its color-scheme.
    tint() {
      if (!this.frame || this.tinted === this.theme) return
      this.tinted = this.theme
      this.frame.style.colorScheme = this.tinted === 'auto' ? '' : this.tinted
      if (!this.frame.inert) this.set({ theme: this.tinted })
    }

    // address is the page to show: a lesson's figure, or a free expression. It
    // is empty where the name of the figure is none.
    get address() {
      const figure = (this.getAttribute('figure') || '').replace(/^\/+|\/+$/g, '')
      if (this.hasAttribute('figure') && !/^[\w-]+(\/[\w-]+){2}$/.test(figure)) return ''
      const url = new URL((figure && figure + '/') + index || '.', home)
      for (const key of keys) if (this.hasAttribute(key)) url.searchParams.set(key, this.getAttribute(key))
      url.searchParams.set('theme', this.theme)
      return url.href
    }

    open(loading) {
      const frame = this.frame = document.createElement('iframe')
      frame.title = this.getAttribute('title') || 'Shapecast'
      frame.loading = loading
      frame.allow = 'fullscreen; clipboard-write'
      frame.referrerPolicy = 'no-referrer'
      frame.inert = true // until it is ready
      this.answers = false
      frame.onload = () => setTimeout(() => {
        if (!this.answers && frame === this.frame) this.fail(this.say('The figure did not open:', '图没有打开：') + ' ' + this.address)
      }, patience)
      frame.src = this.address
      this.tint()
      this.shadowRoot.append(frame)
    }

    receive(message) {
      if (!message || typeof message !== 'object' || message.v !== 1) return
      const { subject, ...detail } = message
      this.answers = true
      if (subject === 'lti.frameResize' && detail.height > 0) this.grow(Math.min(4000, Math.max(80, Math.ceil(detail.height))))
      if (subject === 'broadcast.key') this.dispatchEvent(new KeyboardEvent('keydown', { ...detail, bubbles: true, composed: true, cancelable: true }))
      if (!/^broadcast\.(ready|state|answered)$/.test(subject)) return
      if (subject === 'broadcast.ready') this.live()
      this.dispatchEvent(new CustomEvent(subject.replace('.', '-'), { detail, bubbles: true }))
    }

    // grow gives the figure the height that it needs. Room that is kept for it
    // does not shrink, unless the page has another width now.
    grow(height) {
      const width = this.box.clientWidth
      if (!this.kept || height > this.box.clientHeight || width !== this.width) this.box.style.minHeight = height + 'px'
      this.width = width
    }

    live() {
      this.box.classList.add('live')
      this.box.classList.toggle('alone', !this.kept)
      this.frame.inert = false
      this.tinted = ''
      this.tint()
    }
  }

  // A page may change its theme while it is shown, in its own time.
  const tint = () => { for (const wait of [0, 500]) setTimeout(() => all.forEach(figure => figure.tint()), wait) }
  const watch = new MutationObserver(tint)
  const begin = () => { for (const e of [document.documentElement, document.body]) watch.observe(e, { attributes: true }) }
  if (document.body) begin(); else addEventListener('DOMContentLoaded', begin)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tint)

  if (!customElements.get('broadcast-figure')) customElements.define('broadcast-figure', BroadcastFigure)
})()
