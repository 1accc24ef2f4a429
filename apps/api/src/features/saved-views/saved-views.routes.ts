import { mostSavedSearches, searchNameKey } from '@pramaan/domain/saved-search'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/call.ts'
import { Refuse } from '../../http/refuse.ts'
import { deleteView, listViews, lockPerson, storeView } from './saved-views.queries.ts'

/** Views of the console's lists, each person their own. */
export function savedViewRoutes(deps: Deps): Routes<'savedViews'> {
  return {
    list: async ({ db, actor, query }) => ({ data: (await listViews(db, actor.id, query.list)).map(answerOf) }),
    save: async ({ db, actor, body: { List: list, Name: name, Query: query } }) => {
      await lockPerson(db, actor.id)
      const nameKey = searchNameKey(name)
      const views = await listViews(db, actor.id, list)
      const replaces = views.some((view) => view.nameKey === nameKey)
      if (!replaces && views.length >= mostSavedSearches) throw new Refuse('limit-reached')
      const view = { accountId: actor.id, list, name, nameKey, query, createdAt: deps.now() }
      return { data: answerOf(await storeView(db, view)) }
    },
    remove: async ({ db, actor, params }) => {
      if (!(await deleteView(db, actor.id, params.id))) throw new Refuse('not-found')
      return { data: null }
    },
  }
}

function answerOf({ id, name, query }: { id: number; name: string; query: string }) {
  return { ID: id, Name: name, Query: query }
}
