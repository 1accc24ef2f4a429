/** Longer than a page takes to come; a download, or a question that was answered with Stay, leaves nothing. */
const longestLeave = 10_000

/**
 * Knows whether the browser is on its way to another document: a move along the history would call that off, and the
 * person would stay where they are. It listens only while `watch` is true, since some browsers do not cache pages with
 * such a listener.
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
