// embed.js defines <broadcast-figure>, which shows a figure of this site in a
// frame on any page. Its children, a picture and a link, stay until the frame
// is ready, in print, and wherever scripts do not run.
(() => {
  const home = new URL('.', document.currentScript.src)
  const keys = ['e', 'op', 'a', 'b', 'c', 'd', 'lib', 'lang', 'theme', 'bg', 'mode', 'view', 'rule', 'step', 'controls', 'id']
  const live = ['theme', 'lang', 'e', 'a', 'b', 'step']
  const eager = 3 // more frames than this on one page wait for a click
  let count = 0

  // Not a <style>, which the policy of the page may forbid.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:host{display:block;position:relative;max-width:100%;min-height:80px}
iframe{display:block;width:100%;border:0}slot[hidden]{display:none}
iframe[inert]{position:absolute;inset:0;height:100%;opacity:0}
button{font:inherit;padding:.5em 1em;margin:.5em 0;cursor:pointer}
@media print{iframe,button{display:none}slot[hidden]{display:contents}}`)

  class BroadcastFigure extends HTMLElement {
    static observedAttributes = live

    connectedCallback() {
      this.hear = event => event.source && event.source === this.frame?.contentWindow && this.receive(event.data)
      addEventListener('message', this.hear)
      if (!this.shadowRoot) this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet]
      this.shadowRoot.replaceChildren(this.pictures = document.createElement('slot'))
      const loading = this.getAttribute('loading') || (count++ < eager ? 'lazy' : 'click')
      loading === 'click' ? this.offer() : this.open(loading)
    }

    disconnectedCallback() {
      removeEventListener('message', this.hear)
      this.frame = null
    }

    attributeChangedCallback(name, before, value) {
      if (!this.frame || before === value) return
      if (name === 'theme') this.frame.style.colorScheme = this.scheme
      const off = { theme: 'auto', step: 0 }
      value ??= off[name]
      if (name === 'step' && value !== 'end') value = Number(value)
      if (value != null) this.set({ [name]: value })
    }

    // set sends a change to the figure, as broadcast.set of the protocol.
    set(change) {
      this.frame?.contentWindow?.postMessage({ ...change, v: 1, subject: 'broadcast.set' }, '*')
    }

    offer() {
      const button = document.createElement('button')
      button.textContent = this.getAttribute('label') || (/^zh/.test(this.getAttribute('lang') || '') ? '显示图形' : 'Show the figure')
      button.onclick = () => { button.remove(); this.open('eager') }
      this.shadowRoot.append(button)
    }

    // scheme is what "auto" means inside the frame, and what keeps a
    // transparent frame transparent.
    get scheme() {
      const theme = this.getAttribute('theme')
      return theme === 'light' || theme === 'dark' ? theme : ''
    }

    // address is the page to show: a lesson's figure, or a free expression.
    get address() {
      const figure = (this.getAttribute('figure') || '').replace(/^\/+|\/+$/g, '')
      const url = new URL(figure ? './' + figure + '/' : '.', home)
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
      frame.style.colorScheme = this.scheme
      frame.inert = true // until it is ready
      frame.src = this.address
      this.shadowRoot.append(frame)
    }

    receive(message) {
      if (!message || typeof message !== 'object' || message.v !== 1) return
      const { subject, ...detail } = message
      if (subject === 'lti.frameResize' && detail.height > 0)
        this.frame.height = Math.min(4000, Math.max(80, Math.ceil(detail.height)))
      if (!/^broadcast\.(ready|state|answered)$/.test(subject)) return
      if (subject === 'broadcast.ready') {
        this.pictures.hidden = true
        this.frame.inert = false
      }
      this.dispatchEvent(new CustomEvent(subject.replace('.', '-'), { detail, bubbles: true }))
    }
  }

  if (!customElements.get('broadcast-figure')) customElements.define('broadcast-figure', BroadcastFigure)
})()
