import type { JobSearch } from '@pramaan/contract/jobs/job-search'
import { jobSearchOf, queryOfJobSearch } from '@pramaan/contract/jobs/job-search-address'
import type { Queryable } from '@pramaan/database/client'
import { dayOf } from '@pramaan/domain/india-day'
import { mostSavedSearches, searchNameKey } from '@pramaan/domain/saved-search'
import { asksNearMe } from '@pramaan/domain/search-query'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import type { Routes } from '../../http/calls/call.ts'
import { found, Refuse, refuseField } from '../../http/refusals/refuse.ts'
import { alertOf, choiceOf } from '../alerts/alert-answer.ts'
import { findAlerts, storeAlert } from '../alerts/alerts.queries.ts'
import { findReported, findReportedJobs } from '../alerts/reported.queries.ts'
import { findCityOf } from '../jobs/near-city.queries.ts'
import {
  deleteSavedJobSearch,
  insertSavedJobSearch,
  listSavedJobSearches,
  lockCandidate,
  type SavedJobRow,
  updateSavedJobSearch,
} from './saved-job-searches.queries.ts'

/** Job searches that a candidate saved under a name. */
export function savedJobSearchRoutes(deps: Deps): Routes<'savedJobSearches'> {
  return {
    list: async ({ db, actor }) => ({ data: await answersOf(db, await listSavedJobSearches(db, actor.id)) }),
    reported: async ({ db, actor, params, query }) => {
      const saved = await listSavedJobSearches(db, actor.id)
      const { id } = found(saved.find((one) => one.id === params.id))
      return { data: await findReported(db, { savedJobSearchId: id }, query.ids) }
    },
    lastReported: async ({ db, actor, params }) => {
      const saved = await listSavedJobSearches(db, actor.id)
      const { id } = found(saved.find((one) => one.id === params.id))
      return { data: await findReportedJobs(db, { savedJobSearchId: id }, dayOf(deps.now())) }
    },
    create: async ({ db, actor, body }) => {
      await lockCandidate(db, actor.id)
      if ((await listSavedJobSearches(db, actor.id)).length >= mostSavedSearches) throw new Refuse('limit-reached')
      const at = deps.now()
      const search = { candidateId: actor.id, name: body.Name, nameKey: searchNameKey(body.Name) }
      const query = await savedQuery(db, actor, jobSearchOf(body.Query))
      const row = await insertSavedJobSearch(db, { ...search, query, createdAt: at, updatedAt: at })
      const saved = row ?? nameTaken()
      await storeAlert(db, actor.id, { savedJobSearchId: saved.id }, choiceOf(body.Alert), at)
      return { data: await answer(db, saved) }
    },
    update: async ({ db, actor, params: { id }, body }) => {
      await lockCandidate(db, actor.id)
      const nameKey = body.Name === undefined ? undefined : searchNameKey(body.Name)
      const others = (await listSavedJobSearches(db, actor.id)).filter((one) => one.id !== id)
      if (others.some((one) => one.nameKey === nameKey)) nameTaken()
      const newName = body.Name !== undefined && nameKey !== undefined ? { name: body.Name, nameKey } : {}
      const row = found(await updateSavedJobSearch(db, actor.id, id, { ...newName, updatedAt: deps.now() }))
      if (body.Alert) await storeAlert(db, actor.id, { savedJobSearchId: id }, choiceOf(body.Alert), deps.now())
      return { data: await answer(db, row) }
    },
    remove: async ({ db, actor, params }) => {
      if (!(await deleteSavedJobSearch(db, actor.id, params.id))) throw new Refuse('not-found')
      return { data: null }
    },
  }
}

/**
 * A search in canonical form from the first page, so that the list's code can read it. The city at the start of the
 * list is not stored, because it finds no other jobs, except as the meaning of 'near me'.
 */
async function savedQuery(db: Queryable, actor: Pick<Actor, 'id' | 'role'>, search: JobSearch) {
  const near = asksNearMe(search.term) ? await findCityOf(db, actor, search.near) : undefined
  return queryOfJobSearch({ ...search, near: near ?? undefined, page: 1 })
}

function nameTaken(): never {
  refuseField('Name', 'You have a saved search of this name.')
}

async function answersOf(db: Queryable, rows: readonly SavedJobRow[]) {
  const ids = rows.map(({ id }) => id)
  const alerts = await findAlerts(db, 'savedJobSearchId', ids)
  return rows.map(({ id, name, query }) => ({ ID: id, Name: name, Query: query, Alert: alertOf(alerts.get(id)) }))
}

async function answer(db: Queryable, row: SavedJobRow) {
  return found((await answersOf(db, [row]))[0])
}
