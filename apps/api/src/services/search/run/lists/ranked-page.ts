import type { Database } from '@pramaan/database/client'
import type { Expected } from '../counts/counts.queries.ts'
import type { FoundRow } from '../rows/page.queries.ts'
import { listSourceOf, sortedSourceOf } from './list-source.queries.ts'
import { findListed } from './listed-rows.queries.ts'
import type { ListedPage } from './matching.queries.ts'
import { type RankedList, stretchOf } from './ranked-list.ts'
import { type ListSource, readList } from './read-list.queries.ts'

/**
 * Whether the planner expects many by best match, but among the best hardly anybody meets the search, so they don't fill
 * the page: then all who meet it are read and sorted.
 */
export async function isThin(db: Database, page: ListedPage): Promise<boolean> {
  const source = listSourceOf(page, { many: true, long: false })
  if (!source) return false
  const list = await readList(db, source)
  return list.rows.length < source.most && !stretchOf(list, page.position, page.limit)
}

/** A page from its list, with the list; undefined if the list is read in another way, or ends before the page. */
export async function findRankedPage(db: Database, page: ListedPage, expected: Expected) {
  const found = await findInList(db, page, listSourceOf(page, expected))
  return found ?? (expected.thin ? findInList(db, page, sortedSourceOf(page)) : undefined)
}

/**
 * A page of a list, as its people are now. If anybody on the page of a cached list has changed since, the list is read
 * again, so what is shown is in the order of its reasons, and without people who left the search.
 */
async function findInList(
  db: Database,
  page: ListedPage,
  source: ListSource | undefined,
): Promise<{ rows: FoundRow[]; list: RankedList } | undefined> {
  for (const again of [false, true]) {
    const known = again ? undefined : page.matching.list?.list
    const list = source && (known ?? (await readList(db, source, again)))
    const stretch = list && stretchOf(list, page.position, page.limit)
    if (!stretch) return undefined
    const { rows, current } = await findListed(db, stretch, page)
    if (current || again) return { rows, list }
  }
}
