/** Checks something in a window of another width; a test run can make it so, a page of Storybook keeps its own. */
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
