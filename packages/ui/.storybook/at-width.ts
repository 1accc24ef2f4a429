/**
 * Runs a check in a window of the given width. Only a test run can resize the window; a page of Storybook keeps its own
 * width.
 */
export async function atWidth(width: number, check: () => Promise<void>) {
  if (!('__vitest_browser__' in globalThis)) return
  const { page } = await import('vitest/browser')
  const [ownWidth, ownHeight] = [innerWidth, innerHeight]
  await page.viewport(width, ownHeight)
  try {
    await check()
  } finally {
    await page.viewport(ownWidth, ownHeight)
  }
}
