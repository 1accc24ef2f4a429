/**
 * Shown before the app's layout has loaded: the page's static frame stays, so that the first paint changes only once,
 * to the screen itself (`frame.html` in `tooling/vite-config`).
 */
export function PageFrame() {
  return <div data-frame aria-busy="true" />
}
