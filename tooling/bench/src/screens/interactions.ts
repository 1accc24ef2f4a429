import type { Page } from 'playwright'
import { forgetAnswers, readFigures } from './figures-of-page.ts'
import { type Ground, onScreen } from './measure.ts'
import { type MeasuredScreen, theScreens } from './the-screens.ts'

/** Something that is done on a screen, and whether it opens a part above it. */
export type Interaction = { name: string; screen: string; opens?: boolean; act: (page: Page) => Promise<unknown> }

/** What people do most once a screen stands. */
export const interactions: readonly Interaction[] = [
  {
    name: 'typing in a filter',
    screen: 'candidate: jobs',
    act: (page) => page.getByRole('search').getByRole('combobox').pressSequentially('sales', { delay: 80 }),
  },
  {
    name: 'opening a profile',
    screen: 'employer: search',
    act: (page) => page.getByRole('main').getByRole('heading').getByRole('link').first().click(),
  },
  {
    name: 'opening the menu',
    screen: 'candidate: dashboard',
    opens: true,
    act: (page) => page.getByRole('banner').getByRole('button').last().click(),
  },
]

/** How long the slowest answer of each takes to be painted, and how long until what it opens stands, in milliseconds. */
export async function interactionRows(ground: Ground): Promise<string[][]> {
  const rows: string[][] = []
  for (const interaction of interactions) {
    const { slowest, opened } = await interactOn(ground, interaction, {
      before: forgetAnswers,
      after: readFigures,
    })
    rows.push([interaction.name, `${slowest.toFixed(0)} ms`, opened > 0 ? `${opened.toFixed(0)} ms` : ''])
  }
  return rows
}

/** Does it on its screen, between beginning to look and reading what was seen. */
export function interactOn<Seen>(
  ground: Ground,
  { screen, act }: Interaction,
  look: { before: (page: Page) => Promise<unknown>; after: (page: Page) => Promise<Seen> },
): Promise<Seen> {
  return onScreen(ground, screenOf(screen), async (page) => {
    await look.before(page)
    await act(page)
    // The browser reports an answer once it is painted.
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    return look.after(page)
  })
}

function screenOf(name: string): MeasuredScreen {
  const screen = theScreens.find((one) => one.name === name)
  if (!screen) throw new Error(`No screen is called ${name}`)
  return screen
}
