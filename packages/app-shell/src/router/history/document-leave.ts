/** Longer than a page takes to load; after a download, or a prompt answered with Stay, the page is not left. */
const longestLeave = 10_000

/**
 * Tells whether the browser is loading another document: a history move would cancel that, and the person would stay.
 * It listens only while `watch` is true, since some browsers do not cache pages with such a listener.
 */
export function createDocumentLeave(onStayed: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onLeave = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      onStayed()
    }, longestLeave)
  }
  return {
    watch(on: boolean) {
      if (on) window.addEventListener('beforeunload', onLeave)
      else window.removeEventListener('beforeunload', onLeave)
    },
    isUnderWay: () => timer !== undefined,
  }
}
