import type { Role } from '@pramaan/domain/role'
import { mostSavedSearches, searchNameKey } from '@pramaan/domain/saved-search'
import { maySaveViews, type ViewList } from '@pramaan/domain/saved-view'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { deleteView, findView, listViews, lockPerson, renameView, storeView } from './saved-views.queries.ts'

/** Saved views of the console's lists; each person has their own. */
export function savedViewRoutes(deps: Deps): Routes<'savedViews'> {
  return {
    list: async ({ db, actor, query: { list } }) => {
      ofReader(actor.role, list)
      return { data: (await listViews(db, actor.id, list)).map(answerOf) }
    },
    save: async ({ db, actor, body: { List: list, Name: name, Query: query } }) => {
      ofReader(actor.role, list)
      await lockPerson(db, actor.id)
      const nameKey = searchNameKey(name)
      const views = await listViews(db, actor.id, list)
      const replaces = views.some((view) => view.nameKey === nameKey)
      if (!replaces && views.length >= mostSavedSearches) throw new Refuse('limit-reached')
      const view = { accountId: actor.id, list, name, nameKey, query, createdAt: deps.now() }
      return { data: answerOf(await storeView(db, view)) }
    },
    rename: async ({ db, actor, params: { id }, body: { Name: name } }) => {
      await lockPerson(db, actor.id)
      const { list } = found(await findView(db, actor.id, id))
      const nameKey = searchNameKey(name)
      const others = (await listViews(db, actor.id, list)).filter((view) => view.id !== id)
      if (others.some((view) => view.nameKey === nameKey)) throw new Refuse('wrong-state', { message: nameTaken })
      return { data: answerOf(await renameView(db, id, name, nameKey)) }
    },
    remove: async ({ db, actor, params }) => {
      if (!(await deleteView(db, actor.id, params.id))) throw new Refuse('not-found')
      return { data: null }
    },
  }
}

const nameTaken = 'You have a view of this name already.'

function ofReader(role: Role, list: ViewList) {
  if (!maySaveViews(role, list)) throw new Refuse('not-allowed')
}

function answerOf({ id, name, query }: { id: number; name: string; query: string }) {
  return { ID: id, Name: name, Query: query }
}
