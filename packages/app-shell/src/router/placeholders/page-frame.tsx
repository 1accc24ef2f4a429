/**
 * Before the app's layout has loaded: the frame that came with the page stays, so that the first paint changes once, to
 * the screen itself (`frame.html` in `tooling/vite-config`).
 */
export function PageFrame() {
  return <div data-frame aria-busy="true" />
}
