import { type PlanLimits, type SearchUse, whyNotSearch } from '@pramaan/domain/employer'
import { dayOf, startOfDay } from '@pramaan/domain/india-day'
import type { Queryable } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { Refuse } from '../../http/refuse.ts'
import { findNewestSearch, lockEmployer, type Searched, writeSearch } from '../../jobs/searches.queries.ts'
import { type Asked, filtersToKeep, searchKeyOf, titleOf, useOf } from './asked.ts'
import { findAllowance } from './plan-limits.queries.ts'
import { listSearchKeys, noteCount } from './search-log.queries.ts'

const refusals = {
  blocked: 'blocked',
  jobrole_limit_reached: 'jobrole-limit',
  filters_limit_reached: 'filters-limit',
} as const

function searched(deps: Deps, employerId: number, asked: Asked, count: number): Searched {
  return {
    employerId,
    title: titleOf(asked),
    filters: filtersToKeep(asked),
    searchKey: searchKeyOf(asked),
    pageIndex: asked.filters.pageIndex,
    count,
    createdAt: deps.now(),
  }
}

/** The list without words and filters is no search: it is neither limited nor written down. */
function isSearch(asked: Asked) {
  return searchKeyOf(asked) !== ''
}

function isLimited({ jobRolesADay, filterSearchesADay }: PlanLimits) {
  return jobRolesADay !== null || filterSearchesADay !== null
}

/** What a day's searches used of a plan. */
export function useOfDay(keys: readonly string[]): SearchUse {
  const used = keys.map(useOf)
  const jobRoles = new Map(used.flatMap(({ jobRoles }) => jobRoles.map((role) => [role.toLowerCase(), role])))
  return { jobRolesToday: [...jobRoles.values()], filterSearchesToday: used.filter(({ filters }) => filters).length }
}

/** Refuses what the plan does not allow any more today (D27). */
function checkLimits(limits: PlanLimits, keysOfToday: readonly string[], asked: Asked) {
  const use = useOfDay(keysOfToday)
  const { jobRoles, filters } = useOf(searchKeyOf(asked))
  for (const [at, jobRole] of [...jobRoles, undefined].entries()) {
    const jobRolesToday = [...use.jobRolesToday, ...jobRoles.slice(0, at)]
    const why = whyNotSearch({ suspended: false, limits }, { ...use, jobRolesToday }, { jobRole, filters })
    if (why) throw new Refuse(refusals[why])
  }
}

/**
 * Lets an employer's search in, or refuses it by the plan's day (D27). Where the plan has limits the search is written
 * down before it runs, one at a time, so that parallel ones cannot pass the limit together; another page of the newest
 * search is no new one. Answers its id in the history where it is there already.
 */
export async function admit(deps: Deps, employerId: number, asked: Asked): Promise<number | undefined> {
  if (!isSearch(asked)) return undefined
  const allowed = await findAllowance(deps.db, employerId, deps.now())
  if (!isLimited(allowed.limits)) return undefined
  if (allowed.newest?.searchKey === searchKeyOf(asked)) return allowed.newest.id
  return deps.db.transaction(async (db: Queryable) => {
    await lockEmployer(db, employerId)
    const newest = await findNewestSearch(db, employerId)
    if (newest?.searchKey === searchKeyOf(asked)) return newest.id
    const keys = await listSearchKeys(db, employerId, startOfDay(dayOf(deps.now())))
    checkLimits(allowed.limits, keys, asked)
    return writeSearch(db, searched(deps, employerId, asked, 0))
  })
}

/** Keeps a search that was let in, with the count it found, in the employer's history (D29). */
export function remember(deps: Deps, employerId: number, asked: Asked, id: number | undefined, count: number) {
  if (!isSearch(asked)) return
  deps.buffers.searched({ ...searched(deps, employerId, asked, count), ...(id !== undefined && { id }) })
}

/** Corrects the count of an employer's newest search, whose page did not wait for it: in memory or in the history. */
export async function recount(deps: Deps, employerId: number, asked: Asked, count: number) {
  if (!isSearch(asked)) return
  const search = { employerId, searchKey: searchKeyOf(asked), count }
  if (!deps.buffers.counted(search)) await noteCount(deps.db, search)
}

/** Lets a step to a neighbour in: free within a search of today, otherwise bound by the plan as a new one is. */
export async function admitStep(deps: Deps, employerId: number, asked: Asked) {
  if (!isSearch(asked)) return
  const { limits } = await findAllowance(deps.db, employerId, deps.now())
  if (!isLimited(limits)) return
  const keys = await listSearchKeys(deps.db, employerId, startOfDay(dayOf(deps.now())))
  if (!keys.includes(searchKeyOf(asked))) checkLimits(limits, keys, asked)
}
