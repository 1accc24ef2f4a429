import type { Queryable } from '@pramaan/database/client'
import { isReadable, unreadableText } from '@pramaan/domain/file-text'
import {
  type ImportProblem,
  type ImportValues,
  importFields,
  importLimits,
  type ReadDraft,
  whyNotFix,
} from '@pramaan/domain/job-import'
import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../deps.ts'
import { type Routes, withLimit, withOwnTransaction } from '../../http/calls/call.ts'
import { spend } from '../../http/limits/rate-limit.queries.ts'
import { found, refuse, refuseField } from '../../http/refusals/refuse.ts'
import { type PageProblem, PageRefused } from '../../providers/pages/public-request.ts'
import { draftAnswers, importAnswer } from './drafts.ts'
import {
  countTaken,
  findImport,
  findRows,
  insertImport,
  lockImport,
  pageOfImports,
  removeImport,
  undoImport,
  updateRow,
} from './job-imports.queries.ts'
import { jobsOfCsv } from './read-csv.ts'
import { jobsOfPage } from './read-page.ts'
import { postDrafts } from './save-drafts.ts'

const fileSentences: Record<ImportProblem, string> = {
  empty: 'There is no job in this file.',
  'no-title': 'The first line must name the columns, JobTitle among them.',
  'heading-quotes': 'The quotation marks of the first line don’t match.',
  'too-many': `This file has more than ${importLimits.rows} jobs. Send them in parts.`,
}

const pageSentences: Record<PageProblem | 'no-jobs', string> = {
  'not-https': 'Enter an address that begins with https://.',
  'not-public': 'This address is not on the public internet.',
  'not-found': 'Page not found.',
  unreachable: 'The page did not answer.',
  'too-slow': 'The page took too long.',
  'too-large': 'The page is too large.',
  'not-a-page': 'This address is no web page.',
  'too-many-redirects': 'The address leads on and on.',
  'no-jobs': 'There is no schema.org JobPosting on this page.',
}

/** Pages that one Admin may import in ten minutes. */
const fetches = { name: 'import-page', most: 30, seconds: 600 }

/** Job import, the menu's 'Scrapper' (D32). */
export function jobImportRoutes(deps: Deps): Routes<'jobImports'> {
  return {
    list: async ({ db, query: { pageSize, pageIndex } }) => {
      const { rows, total } = await pageOfImports(db, pageSize, pageIndex * pageSize)
      return { data: rows.map(importAnswer), totalCount: total, pageCount: pageCountOf(total, pageSize) }
    },
    get: ({ db, params }) => importWithDrafts(db, params.id),
    fromCsv: async ({ db, actor, body }) => {
      if (!isReadable(body.Text)) refuseField('Text', unreadableText)
      const { rows, unknown, problem } = jobsOfCsv(body.Text)
      if (problem) refuseField('Text', fileSentences[problem])
      const about = { source: 'csv', name: body.Name, unknown: unknown.slice(0, 50) } as const
      return importWithDrafts(db, await saveImport(deps, db, actor.id, about, rows))
    },
    // The page is fetched before a transaction opens: no connection is held while waiting for a slow server.
    fromPage: withLimit(
      ({ actor }) => spend(deps, fetches, String(actor.id)),
      withOwnTransaction(async ({ actor, body }) => {
        const rows = jobsOfPage(await pageOf(deps, body.Url)).slice(0, importLimits.rows)
        if (rows.length === 0) refuseField('Url', pageSentences['no-jobs'])
        const about = { source: 'page', name: body.Url, unknown: [] } as const
        const id = await deps.db.transaction((db) => saveImport(deps, db, actor.id, about, rows))
        return importWithDrafts(deps.db, id)
      }),
    ),
    fix: async ({ db, params, body }) => {
      found(await lockImport(db, params.id))
      const row = found((await findRows(db, params.id, [params.rowId]))[0])
      refuse(whyNotFix({ taken: row.jobId !== null }) && 'wrong-state')
      const values = withFixes(row.values, body.Values)
      // The person who saves a row has looked at it, so its fault is resolved.
      const looked = { values, fault: null }
      await updateRow(db, row.id, looked)
      const [data] = await draftAnswers(db, [{ ...row, ...looked }])
      return { data: found(data) }
    },
    postJobs: async ({ db, actor, params, body }) => {
      found(await lockImport(db, params.id))
      await postDrafts(deps, db, actor, params.id, body.Rows)
      return importWithDrafts(db, params.id)
    },
    undo: async ({ db, params }) => {
      found(await lockImport(db, params.id))
      const undone = await undoImport(db, params.id, deps.now())
      refuse(undone === 0 ? 'wrong-state' : undefined)
      return importWithDrafts(db, params.id)
    },
    remove: async ({ db, params }) => {
      found(await lockImport(db, params.id))
      refuse((await countTaken(db, params.id)) > 0 ? 'wrong-state' : undefined)
      await removeImport(db, params.id)
      return { data: null }
    },
  }
}

async function pageOf(deps: Deps, url: string) {
  try {
    return await deps.fetchPage(url)
  } catch (error) {
    if (error instanceof PageRefused) return refuseField('Url', pageSentences[error.problem])
    throw error
  }
}

async function saveImport(
  deps: Deps,
  db: Queryable,
  actorId: number,
  about: { source: 'csv' | 'page'; name: string; unknown: readonly string[] },
  rows: readonly ReadDraft[],
) {
  return insertImport(db, { ...about, unknown: [...about.unknown], createdBy: actorId, createdAt: deps.now() }, rows)
}

async function importWithDrafts(db: Queryable, id: number) {
  const facts = found(await findImport(db, id))
  return { data: { ...importAnswer(facts), Items: await draftAnswers(db, await findRows(db, id)) } }
}

/** The values with the sent changes; an empty value removes the old one. */
function withFixes(values: ImportValues, sent: ImportValues): ImportValues {
  const next = { ...values, ...sent }
  return Object.fromEntries(importFields.flatMap((field) => (next[field] ? [[field, next[field]]] : [])))
}
