import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

/** Expects that each press of Tab focuses the next of these elements. */
export async function tabThrough(...stops: readonly HTMLElement[]) {
  for (const stop of stops) {
    await userEvent.tab()
    await expect(stop).toHaveFocus()
  }
}

/**
 * Expects that Tab focuses these elements in turn and that Enter presses each of them once. Links are pressed without
 * leaving the story.
 */
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

/** Presses a link without leaving the story. */
export async function pressLink(link: HTMLElement) {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.click(link)
}

/**
 * Expects that the first press of Tab focuses the skip link, and that Enter moves the focus to the page's main part.
 */
export async function tabSkipsToContent() {
  await tabThrough(screen.getByRole('link', { name: 'Skip to content' }))
  await userEvent.keyboard('{Enter}')
  await expect(screen.getByRole('main')).toHaveFocus()
}

/** Expects that Escape closes the overlay and returns the focus to the element that opened it. */
export async function escapeGoesBackTo(opener: HTMLElement) {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(opener).toHaveFocus())
}

/**
 * Real key presses, for what only the browser does with them, such as opening a summary. They exist in test runs only,
 * not on a page of Storybook.
 */
export async function realKeys() {
  if (!('__vitest_browser__' in globalThis)) return undefined
  const { userEvent: real } = await import('vitest/browser')
  return real
}
