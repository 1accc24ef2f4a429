import { configure, getConfig } from '@testing-library/react'

/**
 * A waiting test polls many times a second, and each failed attempt would print the full page into its error, which
 * takes a sixth of the time of the screen tests. Only the error that ends the wait prints the page.
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
