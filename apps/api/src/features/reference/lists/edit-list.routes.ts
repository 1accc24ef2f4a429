import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../../deps.ts'
import type { Routes } from '../../../http/calls/call.ts'
import { csvLink } from '../../../http/exports/csv-link.ts'
import { found, Refuse } from '../../../http/refusals/refuse.ts'
import { findEntry, groupsOf, pageOfList } from './edit-list.queries.ts'
import { addEntry, changeEntry, entryOf, excludeEntry, importEntries, isSameTitle } from './edit-list.ts'
import { referenceFile } from './list-file.ts'

/** The reference lists of the forms, which Admins edit (D20). */
export function referenceListRoutes(deps: Deps): Routes<'referenceLists'> {
  return {
    list: async ({ db, params: { list }, query: { term, status, pageSize, pageIndex } }) => {
      const page = { limit: pageSize, offset: pageSize * pageIndex }
      const { rows, total } = await pageOfList(db, list, { term, status }, page)
      const groups = await groupsOf(db, list)
      return { data: rows, totalCount: total, pageCount: pageCountOf(total, pageSize), groups }
    },
    add: async ({ db, actor, params: { list }, body }) => {
      const id = await addEntry({ deps, db, actor, list }, entryOf(body))
      return { data: found(await findEntry(db, list, id)) }
    },
    change: async ({ db, actor, params: { list, id }, body }) => ({
      data: await changeEntry({ deps, db, actor, list }, id, entryOf(body)),
    }),
    exclude: async ({ db, actor, params: { list, id }, body: { Excluded } }) => ({
      data: await excludeEntry({ deps, db, actor, list }, id, Excluded),
    }),
    importRows: async ({ db, actor, params: { list }, body: { Rows } }) => ({
      data: await importEntries({ deps, db, actor, list }, Rows.map(entryOf)),
    }),
    file: async ({ actor, params, query }) => ({
      data: await csvLink(deps, actor, referenceFile(deps).path, JSON.stringify({ ...params, ...query })),
    }),
  }
}

/** The spec's own calls about job roles (document 000 §7). */
export function jobRoleRoutes(deps: Deps): Pick<Routes<'reference'>, 'createJobRole' | 'excludeJobRole'> {
  const list = 'job-roles'
  return {
    createJobRole: async ({ db, actor, body }) => {
      const more = {
        generalSkills: body.GeneralSkills,
        professionalSkills: body.ProfessionalSkills,
        suggestGeneralSkills: body.SuggestGenSkills,
        suggestProfessionalSkills: body.SuggestProSkills,
        appVisibility: body.AppVisibility,
        createdBy: actor.id,
      }
      const entry = entryOf({ Title: body.Title, Group: body.Domain, Detail: body.Subdomain, Type: body.Type })
      return { data: { insertedId: await addEntry({ deps, db, actor, list }, entry, more) } }
    },
    excludeJobRole: async ({ db, actor, body: { title, id } }) => {
      const entry = found(await findEntry(db, list, id))
      if (!isSameTitle(entry.Title, title)) throw new Refuse('not-found')
      await excludeEntry({ deps, db, actor, list }, id, true)
      return { data: null }
    },
  }
}
