import { hasTyped } from '@pramaan/domain/fold-text'
import type { Deps } from '../../../deps.ts'
import { findPositionTitles } from './reference.queries.ts'

const freshMilliseconds = 3600_000

/** The titles that candidates have had, read once an hour because the query reads every position. */
export function cachePositionTitles(deps: Deps) {
  let saved: { at: number; titles: ReturnType<typeof findPositionTitles> } | undefined
  return async (term: string, most: number) => {
    const now = deps.now().getTime()
    if (!saved || now - saved.at > freshMilliseconds) saved = { at: now, titles: findPositionTitles(deps.db) }
    const titles = await saved.titles.catch((error: unknown) => {
      saved = undefined
      throw error
    })
    return titles.filter(({ Title }) => hasTyped(Title, term)).slice(0, most)
  }
}
