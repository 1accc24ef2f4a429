import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { Queryable } from '@pramaan/database/client'
import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import type { Routes } from '../../http/calls/call.ts'
import { found } from '../../http/refusals/refuse.ts'
import { findVocabularyNow } from '../../services/search/vocabulary/vocabulary.ts'
import { conceptAnswer } from './concept-answer.ts'
import { findMerges, pageOfConcepts } from './concepts.queries.ts'
import { addAlias, addConcept, type Editing, merge, relate, removeAlias, undoMerge, unrelate } from './edit-concepts.ts'
import { findListNames } from './list-names.ts'
import { pageOfTyped, setIgnored } from './typed-terms.queries.ts'

/** The concepts that searches understand, which Admins edit. */
export function conceptRoutes(deps: Deps): Routes<'concepts'> {
  const changed = async (editing: Editing, id: number, change: (editing: Editing) => Promise<unknown>) => {
    await change(editing)
    return { data: await conceptAnswer(editing.db, id) }
  }
  const namedIn = findListNames(deps)
  return {
    listNames: async ({ query }) => ({ data: await namedIn(query.list, query.term) }),
    find: ({ db, query }) => findConcepts(deps, db, query),
    get: async ({ db, params }) => ({ data: await conceptAnswer(db, params.id) }),
    add: async ({ db, actor, body }) => {
      const id = await addConcept({ deps, db, actor }, body.Kind, body.Label)
      return { data: await conceptAnswer(db, id) }
    },
    addAlias: ({ db, actor, params: { id }, body }) =>
      changed({ deps, db, actor }, id, (editing) => addAlias(editing, id, body.Term)),
    removeAlias: ({ db, actor, params: { id }, body }) =>
      changed({ deps, db, actor }, id, (editing) => removeAlias(editing, id, body.Term)),
    relate: ({ db, actor, params: { id }, body }) =>
      changed({ deps, db, actor }, id, (editing) => relate(editing, id, body.Relation, body.OtherID)),
    unrelate: ({ db, actor, params: { id }, body }) =>
      changed({ deps, db, actor }, id, (editing) => unrelate(editing, id, body.Relation, body.OtherID)),
    merge: ({ db, actor, params: { id }, body }) =>
      changed({ deps, db, actor }, body.IntoID, (editing) => merge(editing, id, body.IntoID)),
    undoMerge: ({ db, actor, params: { id } }) => changed({ deps, db, actor }, id, (editing) => undoMerge(editing, id)),
    typed: async ({ db, query: { show, pageSize, pageIndex } }) => {
      const page = { limit: pageSize, offset: pageSize * pageIndex }
      const { rows, total } = await pageOfTyped(db, show === 'ignored', page)
      return { data: rows.map(typedAnswer), totalCount: total, pageCount: pageCountOf(total, pageSize) }
    },
    ignore: async ({ db, actor, params: { id }, body: { Ignored } }) => {
      const at = deps.now()
      const row = found(await setIgnored(db, id, Ignored ? at : null))
      const detail = { id, term: row.term, ignored: Ignored }
      await writeAudit(db, { actorId: actor.id, action: 'term-ignored', detail, at })
      return { data: typedAnswer(row) }
    },
  }
}

type TypedRow = Awaited<ReturnType<typeof pageOfTyped>>['rows'][number]

function typedAnswer({ id, kind, term, uses, lastAt, ignoredAt }: TypedRow) {
  return { ID: id, Kind: kind, Term: term, Uses: uses, LastAt: lastAt.toISOString(), Ignored: ignoredAt !== null }
}

/** The maximum number of concepts whose names begin with the typed text; others that contain it at any word follow. */
const mostFirst = 200

async function findConcepts(deps: Deps, db: Queryable, query: Parsed<Contract['concepts']['find']>['query']) {
  const { term, kind, pageSize, pageIndex } = query
  const { vocabulary } = await findVocabularyNow(deps.db, deps.now())
  const kinds = kind && [kind]
  // Searches may still read a merged entry as if it were not merged.
  const { rootOf } = await findMerges(db)
  const offset = pageSize * pageIndex
  const matching = () => {
    const beginning = [...vocabulary.exact(term, kinds), ...vocabulary.suggest(term, mostFirst, kinds)]
    const named = [...beginning, ...vocabulary.within(term, kinds)]
    const matches = named.length > 0 ? named : (vocabulary.nearest(term, kinds)?.concepts ?? [])
    const ids = [...new Set(matches.map(({ id }) => rootOf(id)))]
    return { ids: ids.slice(offset, offset + pageSize), total: ids.length }
  }
  const { ids, total } = term ? matching() : await pageOfConcepts(db, kind, { limit: pageSize, offset })
  const data = ids.flatMap((id) => {
    const concept = vocabulary.conceptOf(id)
    return concept ? { ID: id, Kind: concept.kind, Label: concept.label, Names: concept.aliases.length + 1 } : []
  })
  return { data, totalCount: total, pageCount: pageCountOf(total, pageSize) }
}
