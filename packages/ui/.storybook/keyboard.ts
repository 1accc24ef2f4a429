import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

/** Each press of Tab reaches the next of these. */
export async function tabThrough(...stops: readonly HTMLElement[]) {
  for (const stop of stops) {
    await userEvent.tab()
    await expect(stop).toHaveFocus()
  }
}

/** Tab reaches these in turn, and Enter presses each of them once; a link is pressed, but the story stays. */
export async function tabAndEnter(...stops: readonly HTMLElement[]) {
  for (const stop of stops) {
    const onPress = fn((event: Event) => {
      if (stop instanceof HTMLAnchorElement) event.preventDefault()
    })
    stop.addEventListener('click', onPress)
    await tabThrough(stop)
    await userEvent.keyboard('{Enter}')
    stop.removeEventListener('click', onPress)
    await expect(onPress).toHaveBeenCalledTimes(1)
  }
}

/** Presses a link; the story stays. */
export async function pressLink(link: HTMLElement) {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.click(link)
}

/** The first press of Tab reaches the link past the menus, and Enter moves the focus to the page's main part. */
export async function tabSkipsToContent() {
  await tabThrough(screen.getByRole('link', { name: 'Skip to content' }))
  await userEvent.keyboard('{Enter}')
  await expect(screen.getByRole('main')).toHaveFocus()
}

/** Escape closes what is open, and the focus is back on what opened it. */
export async function escapeGoesBackTo(opener: HTMLElement) {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(opener).toHaveFocus())
}

/**
 * Real keys, for what only the browser does with them: to open a summary, to choose in its own list. A test run has
 * them; a play on a page of Storybook has not.
 */
export async function realKeys() {
  if (!('__vitest_browser__' in globalThis)) return undefined
  const { userEvent: real } = await import('vitest/browser')
  return real
}
