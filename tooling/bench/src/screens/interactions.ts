import type { Page } from 'playwright'
import { forgetAnswers, readFigures } from './figures-of-page.ts'
import { type Ground, onScreen } from './measure.ts'
import { type MeasuredScreen, theScreens } from './the-screens.ts'

type Interaction = { name: string; screen: string; act: (page: Page) => Promise<unknown> }

/** What people do most once a screen stands. */
const interactions: readonly Interaction[] = [
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
    act: (page) => page.getByRole('banner').getByRole('button').last().click(),
  },
]

/** How long the slowest answer of each takes to be painted, in milliseconds. */
export async function interactionRows(ground: Ground): Promise<string[][]> {
  const rows: string[][] = []
  for (const { name, screen, act } of interactions)
    rows.push([name, `${(await slowestAnswer(ground, screenOf(screen), act)).toFixed(0)} ms`])
  return rows
}

function slowestAnswer(ground: Ground, screen: MeasuredScreen, act: Interaction['act']) {
  return onScreen(ground, screen, async (page) => {
    await forgetAnswers(page)
    await act(page)
    // The browser reports an answer once it is painted.
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    return (await readFigures(page)).slowest
  })
}

function screenOf(name: string): MeasuredScreen {
  const screen = theScreens.find((one) => one.name === name)
  if (!screen) throw new Error(`No screen is called ${name}`)
  return screen
}
