import { isDeepStrictEqual } from 'node:util'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { savedSearches } from '@pramaan/contract/search/saved-search'
import type { Queryable } from '@pramaan/database/client'
import { mostSavedSearches, searchNameKey } from '@pramaan/domain/saved-search'
import { lockEmployer } from '../../background/buffers/searches.queries.ts'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { found, Refuse, refuseField } from '../../http/refusals/refuse.ts'
import { filtersToSave } from '../../services/search/understand/search-request.ts'
import { alertOf, choiceOf } from '../alerts/alert-answer.ts'
import { type AlertChoice, findAlerts, restartAlert, storeAlert } from '../alerts/alerts.queries.ts'
import { findReported, findReportedPeople } from '../alerts/reported.queries.ts'
import {
  deleteSaved,
  findSaved,
  insertSaved,
  isNameTaken,
  listSaved,
  type SavedRow,
  updateSaved,
} from './saved-searches.queries.ts'

type Body = Parsed<typeof savedSearches.create>['body']
type Filters = Body['Filters']

/** Searches that an employer saved under a name, in addition to the automatic history (D29). */
export function savedSearchRoutes(deps: Deps): Routes<'savedSearches'> {
  return {
    list: async ({ db, actor }) => ({ data: await answersOf(db, await listSaved(db, actor.id)) }),
    get: async ({ db, actor, params }) => ({ data: await answer(db, found(await findSaved(db, actor.id, params.id))) }),
    reported: async ({ db, actor, params, query }) => {
      const { id } = found(await findSaved(db, actor.id, params.id))
      return { data: await findReported(db, { savedSearchId: id }, query.ids) }
    },
    lastReported: async ({ db, actor, params }) => {
      const { id } = found(await findSaved(db, actor.id, params.id))
      return { data: await findReportedPeople(db, { savedSearchId: id }) }
    },
    create: async ({ db, actor, body }) => {
      // Locked, so that parallel requests can't exceed the limit together.
      await lockEmployer(db, actor.id)
      if ((await listSaved(db, actor.id)).length >= mostSavedSearches) throw new Refuse('limit-reached')
      const at = deps.now()
      const newName = { employerId: actor.id, name: body.Name, nameKey: searchNameKey(body.Name) }
      const saved = { ...newName, filters: stored(body.Filters), createdAt: at, updatedAt: at }
      const row = (await insertSaved(db, saved)) ?? nameTaken()
      if (body.Alert) await storeAlert(db, actor.id, { savedSearchId: row.id }, choiceOf(body.Alert), at)
      return { data: await answer(db, row) }
    },
    update: async ({ db, actor, params, body }) => {
      await lockEmployer(db, actor.id)
      const nameKey = body.Name === undefined ? undefined : searchNameKey(body.Name)
      if (nameKey !== undefined && (await isNameTaken(db, actor.id, nameKey, params.id))) nameTaken()
      const changes = {
        ...(body.Name !== undefined && nameKey !== undefined && { name: body.Name, nameKey }),
        ...(body.Filters && { filters: stored(body.Filters) }),
        updatedAt: deps.now(),
      }
      const oldSearch = found(await findSaved(db, actor.id, params.id))
      const row = found(await updateSaved(db, actor.id, params.id, changes))
      const owner = { savedSearchId: row.id }
      if (!isDeepStrictEqual(narrowing(oldSearch), narrowing(row))) await restartAlert(db, owner)
      if (body.Alert) await storeAlert(db, actor.id, owner, choiceOf(body.Alert), deps.now())
      return { data: await answer(db, row) }
    },
    remove: async ({ db, actor, params }) => {
      if (!(await deleteSaved(db, actor.id, params.id))) throw new Refuse('not-found')
      return { data: null }
    },
  }
}

function nameTaken(): never {
  const message = 'You have a saved search of this name.'
  refuseField('Name', message)
}

/** The filters that decide who matches, without order and page. */
function narrowing({ filters: { sortBy, pageSize, pageIndex, niceToHave, ...rest } }: SavedRow) {
  return rest
}

/** The filters as stored: complete and in canonical form. */
function stored({ selectedJobRoles, removedJobRoles, ...filters }: Filters) {
  return filtersToSave({ filters, roles: { selectedJobRoles, removedJobRoles } })
}

async function answersOf(db: Queryable, rows: readonly SavedRow[]) {
  const ids = rows.map(({ id }) => id)
  const alerts = await findAlerts(db, 'savedSearchId', ids)
  return rows.map((row) => answerOf(row, alerts.get(row.id)))
}

async function answer(db: Queryable, row: SavedRow) {
  return answerOf(row, (await findAlerts(db, 'savedSearchId', [row.id])).get(row.id))
}

function answerOf({ id, name, filters, createdAt, updatedAt }: SavedRow, choice: AlertChoice | undefined) {
  const times = { CreatedOn: createdAt.toISOString(), UpdatedOn: updatedAt.toISOString() }
  return { ID: id, Name: name, Filters: filters, Alert: alertOf(choice), ...times }
}
