/* Browser features that jsdom lacks, as far as components that measure or follow the window need them. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Fills jsdom's gaps, once per test file. */
export function fillBrowserGaps() {
  window.matchMedia ??= (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query, onchange: null }) as MediaQueryList
  window.ResizeObserver ??= NoObserver
  window.IntersectionObserver ??= NoObserver as unknown as typeof IntersectionObserver
  document.elementFromPoint ??= () => null
  Element.prototype.scrollIntoView ??= () => {}
  Element.prototype.setPointerCapture ??= () => {}
  Element.prototype.hasPointerCapture ??= () => false
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
  window.scrollTo = () => {}
}
