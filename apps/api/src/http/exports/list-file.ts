import type { Endpoint } from '@pramaan/contract/endpoint'
import { may } from '@pramaan/domain/capability'
import { dayOf, startOfDay } from '@pramaan/domain/india-day'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../access/actor.ts'
import { writeAudit } from '../audit.queries.ts'
import { Refuse } from '../refusals/refuse.ts'
import { type CsvCell, csvLines, csvMark } from './csv-lines.ts'
import { csvLink, installCsvFile } from './csv-link.ts'
import { listExports, rowsExportedSince } from './exported.queries.ts'

/** The number of rows read and written at a time; only these are in memory, however long the file is. */
export const rowsAtATime = 500

/** The maximum number of rows that a person may export per day (quality, rule 9). */
const mostRowsADay = 1_000_000

/** A list as a file: the request in its link, and its rows, read in chunks. */
export type ListFile<ListRequest, Row> = {
  /** The file's path under `/api`. */
  path: `/${string}`
  /** The call that creates its link; only its roles can read the file. */
  endpoint: Endpoint
  /** The audit log's action, if it is not the usual one. */
  action?: string
  /** The file's name without day and ending. */
  nameOf: (request: ListRequest) => string
  /** Parses the link's request; by default JSON. */
  read?: (text: string) => ListRequest
  headings: readonly string[]
  pages: (actor: Actor, request: ListRequest) => AsyncIterable<readonly Row[]>
  cells: (row: Row) => readonly CsvCell[]
  /** The person whose phone or e-mail is in a row; viewing them is audited, as in the list itself (D35). */
  contactOf?: (row: Row) => number
  /** The headings of phone and e-mail, whose cells are empty for a role that may not export them. */
  contacts?: readonly string[]
}

/** The position in a list: `last` is the last row read, and its number is `offset`. */
type ReadSoFar<Row> = { last: Row | undefined; offset: number; limit: number }

/** Reads a list page by page; each page is read after the one before is consumed. */
export async function* pagesOf<Row>(read: (soFar: ReadSoFar<Row>) => Promise<readonly Row[]>) {
  let soFar: ReadSoFar<Row> = { last: undefined, offset: 0, limit: rowsAtATime }
  for (;;) {
    const rows = await read(soFar)
    if (rows.length > 0) yield rows
    if (rows.length < soFar.limit) return
    soFar = { ...soFar, last: rows.at(-1), offset: soFar.offset + rows.length }
  }
}

/** The text of a list's file, chunk by chunk; reports the rows of each chunk as it is read. */
export async function* textOf<ListRequest, Row>(
  file: Pick<ListFile<ListRequest, Row>, 'headings' | 'pages' | 'cells' | 'contacts'>,
  { actor, request }: { actor: Actor; request: ListRequest },
  onRows: (rows: readonly Row[]) => Promise<void> | void,
): AsyncGenerator<string> {
  const { headings, contacts = [] } = file
  const withheld = may(actor.role, 'exportContacts') ? [] : contacts.map((heading) => headings.indexOf(heading))
  const cellsOf = (row: Row) => file.cells(row).map((cell, at) => (withheld.includes(at) ? null : cell))
  yield csvMark + csvLines([headings])
  for await (const rows of file.pages(actor, request)) {
    await onRows(rows)
    yield csvLines(rows.map(cellsOf))
  }
}

/** The response of a list's `file` call; refused if the caller has used up the day's rows. */
export async function listFileLink(deps: Deps, actor: Actor, { path }: { path: `/${string}` }, request: unknown) {
  const today = startOfDay(dayOf(deps.now()))
  if ((await rowsExportedSince(deps.db, actor.id, today)) >= mostRowsADay) throw new Refuse('limit-reached')
  return { data: await csvLink(deps, actor, path, typeof request === 'string' ? request : JSON.stringify(request)) }
}

/** Streams a list's file; the audit log records what was sent, even if the download was interrupted. */
export function installListFile<ListRequest, Row>(api: FastifyInstance, deps: Deps, file: ListFile<ListRequest, Row>) {
  const parsed = (text: string): ListRequest => (file.read ?? JSON.parse)(text)
  installCsvFile(api, deps, {
    path: file.path,
    endpoint: file.endpoint,
    nameOf: (text) => file.nameOf(parsed(text)),
    parts: (actor, text) => audited(deps, file, { actor, request: parsed(text), text }),
  })
}

type Sent<ListRequest> = { actor: Actor; request: ListRequest; text: string }

async function* audited<ListRequest, Row>(deps: Deps, file: ListFile<ListRequest, Row>, sent: Sent<ListRequest>) {
  const { actor, request, text } = sent
  const note = (action: string, detail: Record<string, unknown>) =>
    writeAudit(deps.db, { actorId: actor.id, action, detail, at: deps.now() })
  let count = 0
  try {
    yield* textOf(file, sent, async (rows) => {
      if (file.contactOf && may(actor.role, 'exportContacts'))
        await note('contacts-listed', { ids: rows.map(file.contactOf) })
      count += rows.length
    })
  } finally {
    await note(file.action ?? listExports, { list: file.nameOf(request), filters: text, rows: count })
  }
}
