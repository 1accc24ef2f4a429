import type { Parsed } from '@pramaan/contract/endpoint'
import type { savedSearches } from '@pramaan/contract/search/saved-search'
import { mostSavedSearches, searchNameKey } from '@pramaan/domain/saved-search'
import { lockEmployer } from '../../background/searches.queries.ts'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { filtersToSave } from '../search/request/search-request.ts'
import {
  deleteSaved,
  findSaved,
  insertSaved,
  isNameTaken,
  listSaved,
  type SavedRow,
  updateSaved,
} from './saved-searches.queries.ts'

type Filters = Parsed<typeof savedSearches.create>['body']['Filters']

/** Searches that an employer saved under a name, in addition to the automatic history (D29). */
export function savedSearchRoutes(deps: Deps): Routes<'savedSearches'> {
  return {
    list: async ({ db, actor }) => ({ data: (await listSaved(db, actor.id)).map(answerOf) }),
    get: async ({ db, actor, params }) => ({ data: answerOf(found(await findSaved(db, actor.id, params.id))) }),
    create: async ({ db, actor, body }) => {
      // One at a time, so that parallel ones cannot pass the limit together.
      await lockEmployer(db, actor.id)
      if ((await listSaved(db, actor.id)).length >= mostSavedSearches) throw new Refuse('limit-reached')
      const at = deps.now()
      const named = { employerId: actor.id, name: body.Name, nameKey: searchNameKey(body.Name) }
      const saved = { ...named, filters: stored(body.Filters), createdAt: at, updatedAt: at }
      return { data: answerOf((await insertSaved(db, saved)) ?? nameTaken()) }
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
      return { data: answerOf(found(await updateSaved(db, actor.id, params.id, changes))) }
    },
    remove: async ({ db, actor, params }) => {
      if (!(await deleteSaved(db, actor.id, params.id))) throw new Refuse('not-found')
      return { data: null }
    },
  }
}

function nameTaken(): never {
  const message = 'You have a saved search of this name.'
  throw new Refuse('invalid', { details: [{ field: 'Name', message }] })
}

/** The filters as they are stored: whole and in canonical form. */
function stored({ selectedJobRoles, removedJobRoles, ...filters }: Filters) {
  return filtersToSave({ filters, roles: { selectedJobRoles, removedJobRoles } })
}

function answerOf({ id, name, filters, createdAt, updatedAt }: SavedRow) {
  const times = { CreatedOn: createdAt.toISOString(), UpdatedOn: updatedAt.toISOString() }
  return { ID: id, Name: name, Filters: filters, ...times }
}
