import { configure, getConfig } from '@testing-library/react'

/**
 * A waiting test looks many times a second, and each failed look would render the whole page into its error, a sixth of
 * the total time of the screen tests. The error that ends the wait still has the page.
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
