import type { Queryable } from '@pramaan/database/client'
import { type PlanLimits, type SearchUse, whyNotSearch } from '@pramaan/domain/employer'
import { dayOf, startOfDay } from '@pramaan/domain/india-day'
import { isFreeSearch, isTypedOn, madeBefore } from '@pramaan/domain/search-use'
import {
  findLatestSearch,
  lockEmployer,
  type SearchEntry,
  writeSearch,
} from '../../../background/buffers/searches.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { Refuse } from '../../../http/refusals/refuse.ts'
import { listUses, noteCount, refundUse } from '../history/search-log.queries.ts'
import { type MadeSearch, useOf } from './made-search.ts'

const refusals = {
  blocked: 'blocked',
  jobrole_limit_reached: 'jobrole-limit',
  filters_limit_reached: 'filters-limit',
} as const

function entryOf(
  deps: Deps,
  employerId: number,
  { key: searchKey, ...search }: MadeSearch,
  count: number,
): SearchEntry {
  return { employerId, searchKey, ...search, count, createdAt: deps.now() }
}

/** The list without words and filters is no search: it is neither limited nor recorded. */
function isSearch({ key }: MadeSearch) {
  return key !== ''
}

function isLimited({ jobRolesADay, filterSearchesADay }: PlanLimits) {
  return jobRolesADay !== null || filterSearchesADay !== null
}

type Uses = Awaited<ReturnType<typeof listUses>>

/** How much of a plan a day's searches used. */
export function useOfDay(uses: Uses): SearchUse {
  const used = uses.filter(({ charged }) => charged).map(({ searchKey }) => useOf(searchKey))
  const jobRoles = new Map(used.flatMap(({ jobRoles }) => jobRoles.map((role) => [role.toLowerCase(), role])))
  return { jobRolesToday: [...jobRoles.values()], filterSearchesToday: used.filter(({ filters }) => filters).length }
}

/** Refuses a search beyond the plan's daily limits (D27). */
function checkLimits(limits: PlanLimits, usesOfToday: Uses, { key }: MadeSearch) {
  const use = useOfDay(usesOfToday)
  const { jobRoles, filters } = useOf(key)
  for (const [at, jobRole] of [...jobRoles, undefined].entries()) {
    const jobRolesToday = [...use.jobRolesToday, ...jobRoles.slice(0, at)]
    const why = whyNotSearch({ suspended: false, limits }, { ...use, jobRolesToday }, { jobRole, filters })
    if (why) throw new Refuse(refusals[why])
  }
}

/** Whether a search replaces the latest in the history because the person typed on. */
function isTypedFrom(
  deps: Deps,
  { key }: MadeSearch,
  { searchKey, createdAt }: { searchKey: string; createdAt: Date },
) {
  return isTypedOn({ key, jobRoles: [] }, { key: searchKey, jobRoles: [], at: createdAt }, deps.now())
}

/** Whether a search repeats an earlier one, or narrows the last one (D61). */
function isFree(deps: Deps, { key }: MadeSearch, uses: Uses) {
  const made = uses.map(({ searchKey, at }) => ({ key: searchKey, jobRoles: useOf(searchKey).jobRoles, at }))
  return isFreeSearch({ key, jobRoles: useOf(key).jobRoles }, made, deps.now())
}

/** An allowed search: its history entry, and whether its use of the plan is final, even if it finds nobody. */
type Admitted = { id: number; settled: boolean }

/**
 * Lets an employer's search in, or refuses it by the plan's day (D27). Where the plan has limits the search is written
 * down before it runs, one at a time, so that parallel ones cannot pass the limit together; another page of the newest
 * search is no new one. Answers its entry in the history where it is there already.
 */
export async function admit(deps: Deps, employer: Actor, search: MadeSearch): Promise<Admitted | undefined> {
  const { id: employerId, allowance: allowed } = employer
  if (!isSearch(search) || !isLimited(allowed.limits)) return undefined
  if (allowed.newest?.searchKey === search.key) return { id: allowed.newest.id, settled: true }
  return deps.db.transaction(async (db: Queryable) => {
    await lockEmployer(db, employerId)
    const newest = await findLatestSearch(db, employerId)
    if (newest?.searchKey === search.key) return { id: newest.id, settled: true }
    const today = await listUses(db, employerId, startOfDay(dayOf(deps.now())))
    const typedFrom = newest && isTypedFrom(deps, search, newest) ? newest.id : undefined
    const uses = today.filter(({ id }) => id !== typedFrom)
    const charged = !isFree(deps, search, uses)
    if (charged) checkLimits(allowed.limits, uses, search)
    // An entry that this search takes the place of hands its use on.
    const made = uses.map((use) => ({ ...use, key: use.searchKey }))
    const replaced = madeBefore({ key: search.key }, made, deps.now())
    const settled = today.some(({ id, charged }) => charged && (id === typedFrom || id === replaced?.id))
    const id = await writeSearch(db, { ...entryOf(deps, employerId, search, 0), charged: charged || settled })
    return { id, settled }
  })
}

/** Stores an allowed search with its count in the employer's history (D29); one that found nobody is free. */
export async function remember(
  deps: Deps,
  employerId: number,
  search: MadeSearch,
  admitted: Admitted | undefined,
  count: number,
) {
  if (!isSearch(search)) return
  if (admitted && !admitted.settled && count === 0) await refundUse(deps.db, admitted.id)
  deps.buffers.searched({ ...entryOf(deps, employerId, search, count), ...(admitted && { id: admitted.id }) })
}

/** Corrects the count of an employer's newest search, whose page did not wait for it: in memory or in the history. */
export async function recount(deps: Deps, employerId: number, search: MadeSearch, count: number) {
  if (!isSearch(search)) return
  const counted = { employerId, searchKey: search.key, count }
  if (!deps.buffers.counted(counted)) await noteCount(deps.db, counted)
}

/** Whether a search is in an employer's history of today. */
async function isOfToday(deps: Deps, employerId: number, { key }: MadeSearch) {
  const uses = await listUses(deps.db, employerId, startOfDay(dayOf(deps.now())))
  return { uses, known: uses.some(({ searchKey }) => searchKey === key) }
}

/** Lets in a step to the next candidate: free within a search of today, otherwise it is that search and is its first. */
export async function admitStep(deps: Deps, employer: Actor, search: MadeSearch): Promise<Admitted | undefined> {
  if (!isSearch(search) || !isLimited(employer.allowance.limits)) return undefined
  const { known } = await isOfToday(deps, employer.id, search)
  return known ? undefined : admit(deps, employer, search)
}

/**
 * Allows or refuses the counts of a search, which show nobody and so use nothing of the plan: free for a search of
 * today, otherwise refused as the search would be.
 */
export async function checkCounts(deps: Deps, { id, allowance: { limits } }: Actor, search: MadeSearch) {
  if (!isSearch(search) || !isLimited(limits)) return
  const { uses, known } = await isOfToday(deps, id, search)
  if (!known) checkLimits(limits, uses, search)
}
