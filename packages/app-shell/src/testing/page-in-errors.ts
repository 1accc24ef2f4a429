import { configure, getConfig } from '@testing-library/react'

/**
 * While a test waits it looks many times a second, and each look that finds nothing would draw the whole page for its
 * error: a sixth of all the time of the screens' tests. The error that ends the wait still has the page.
 */
export function drawPageOnlyAtTheEnd() {
  const { getElementError: drawn } = getConfig()
  configure({
    getElementError: (message, container) => {
      const now = getConfig()
      const looksAgain = '_disableExpensiveErrorDiagnostics' in now && now._disableExpensiveErrorDiagnostics
      return looksAgain ? new Error(message ?? '') : drawn(message, container)
    },
  })
}
