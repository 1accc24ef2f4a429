/**
 * Makes the app open without a network from now on: a service worker stores its page and the files that it loads. Files
 * loaded before the worker took over are sent to it as a list.
 */
export async function openOffline({ serviceWorker } = navigator) {
  if (!serviceWorker || window.parent !== window) return
  await serviceWorker.register('/offline.js')
  const { active } = await serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ files: loaded.filter((url) => url.startsWith(window.location.origin)) })
}
