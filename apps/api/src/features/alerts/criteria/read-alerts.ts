import { filtersOfAddress } from '@pramaan/contract/search/candidate-filters'
import type { Deps } from '../../../deps.ts'
import { ledByAny } from '../../../services/search/loosen/led-by-any.ts'
import { type ResolvedSearch, resolveSearch } from '../../../services/search/understand/resolve-search.ts'
import type { SearchRequest } from '../../../services/search/understand/search-request.ts'
import { findVocabulary } from '../../../services/search/vocabulary/vocabulary.ts'
import { isNew, isOutdated } from '../alert-versions.queries.ts'
import { batchesOf, type FailedItems } from '../batches.ts'
import { type AlertCriteria, conditionTexts, criteriaOf } from './criteria.ts'
import { countPeople, listUnread, type StoredCriteria, storeCriteria } from './read-alerts.queries.ts'
import { keysOf, selectiveClauses, triggersOf } from './triggers.ts'

type Stored = Record<string, string | string[]>

const batchSize = 50

/**
 * The number of saved searches that a round reads again after a change of the vocabulary, so that later steps don't
 * wait.
 */
const rereadAtOnce = 200

/** A saved search as a request, without filters that no longer exist. */
function requestOf(stored: Stored): SearchRequest {
  const numbers = (name: string) => [stored[name] ?? []].flat().map(Number).filter(Number.isSafeInteger)
  return {
    filters: filtersOfAddress(stored),
    roles: { selectedJobRoles: numbers('selectedJobRoles'), removedJobRoles: numbers('removedJobRoles') },
  }
}

const noRange = { least: null, most: null }
const noRanges = { months: noRange, pay: noRange, registered: { from: null, before: null }, activeDays: null }

function columnsOf(criteria: AlertCriteria, keys: string[], vocabularyVersion: number): StoredCriteria {
  const { months, pay, registered, activeDays } = criteria === 'nothing' ? noRanges : criteria.ranges
  return {
    keys,
    triggers: triggersOf(criteria),
    ...(criteria === 'nothing' ? { condition: undefined, rest: undefined } : conditionTexts(criteria)),
    leastMonths: months.least,
    mostMonths: months.most,
    leastPay: pay.least,
    mostPay: pay.most,
    registeredFrom: registered.from,
    registeredBefore: registered.before,
    activeDays,
    vocabularyVersion,
  }
}

/**
 * Reads the criteria of saved searches: all new and changed ones, then some that were read with an older vocabulary.
 */
export async function readAlerts(deps: Deps) {
  await batchesOf(batchSize, 'saved searches', (failed) => readBatch(deps, failed))
}

async function readBatch(deps: Deps, failed: FailedItems): Promise<number> {
  const { version } = await findVocabulary(deps.db, deps.now())
  const read = async (searches: Awaited<ReturnType<typeof listUnread>>) => {
    for (const search of searches)
      await readSearch(deps, search, version).catch((error: unknown) => failed.set(search.id, error))
    return searches.length
  }
  const handled = await read(await listUnread(deps.db, isNew, batchSize, [...failed.keys()]))
  if (handled < batchSize) await read(await listUnread(deps.db, isOutdated(version), rereadAtOnce, [...failed.keys()]))
  return handled
}

/** The concepts of a search, with the same lead as its list has once anybody has one of its skills. */
async function resolved({ db, now }: Deps, { filters }: SearchRequest): Promise<ResolvedSearch> {
  const search = await resolveSearch(db, filters, { now: now(), staff: false })
  return { ...search, read: search.read && (await ledByAny(db, search.read, { least: 0 })) }
}

async function readSearch(deps: Deps, search: Awaited<ReturnType<typeof listUnread>>[number], version: number) {
  const request = requestOf(search.filters)
  const criteria = criteriaOf(request, await resolved(deps, request))
  const people = new Map<readonly string[], number>()
  for (const codes of selectiveClauses(criteria)) people.set(codes, await countPeople(deps.db, codes))
  const keys = keysOf(criteria, (codes) => people.get(codes) ?? 0)
  await storeCriteria(deps.db, search, columnsOf(criteria, keys, version))
}
