import type { Deps } from '../../deps.ts'
import { findTitlesHeld } from './reference.queries.ts'

const freshMilliseconds = 3600_000

/** The titles that candidates have held, read once an hour: the list walks every position. */
export function keepTitlesHeld(deps: Deps) {
  let kept: { at: number; titles: ReturnType<typeof findTitlesHeld> } | undefined
  return async (term: string, most: number) => {
    const now = deps.now().getTime()
    if (!kept || now - kept.at > freshMilliseconds) kept = { at: now, titles: findTitlesHeld(deps.db) }
    const titles = await kept.titles.catch((error: unknown) => {
      kept = undefined
      throw error
    })
    const typed = term.toLowerCase()
    return titles.filter(({ Title }) => Title.toLowerCase().includes(typed)).slice(0, most)
  }
}
