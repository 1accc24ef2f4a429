import type { Endpoint } from '@pramaan/contract/endpoint'
import { dayOf, startOfDay } from '@pramaan/domain/india-day'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../access/actor.ts'
import { writeAudit } from '../audit.queries.ts'
import { Refuse } from '../refusals/refuse.ts'
import { type CsvCell, csvLines, csvMark } from './csv-lines.ts'
import { csvLink, installCsvFile } from './csv-link.ts'
import { listExports, rowsExportedSince } from './exported.queries.ts'

/** Rows that are read and written at a time: all that a file of any length keeps in memory. */
export const rowsAtATime = 500

/** Rows that one person exports in a day at most (quality, rule 9). */
const mostRowsADay = 1_000_000

/** A list as a file: what its link may ask for, and its rows as they are read. */
export type ListFile<Wanted, Row> = {
  /** Where the file lies under `/api`. */
  path: `/${string}`
  /** The call that answers its link: its roles alone read the file. */
  endpoint: Endpoint
  /** What the audit log calls taking it, where that is an act of its own. */
  action?: string
  /** The file's name without day and ending. */
  nameOf: (request: Wanted) => string
  /** What was asked for, from the link; as JSON unless it says otherwise. */
  read?: (wanted: string) => Wanted
  headings: readonly string[]
  pages: (actor: Actor, request: Wanted) => AsyncIterable<readonly Row[]>
  cells: (row: Row) => readonly CsvCell[]
  /** Whose phone or e-mail a row holds: the look at them is audited, as in the list itself (D35). */
  contactOf?: (row: Row) => number
}

/** A page's place in its list: beyond the last row that was read, which is the `offset`-th. */
type Place<Row> = { last: Row | undefined; offset: number; limit: number }

/** A list page by page; the next one is read when the one before has been taken. */
export async function* pagesOf<Row>(read: (place: Place<Row>) => Promise<readonly Row[]>) {
  let place: Place<Row> = { last: undefined, offset: 0, limit: rowsAtATime }
  for (;;) {
    const rows = await read(place)
    if (rows.length > 0) yield rows
    if (rows.length < place.limit) return
    place = { ...place, last: rows.at(-1), offset: place.offset + rows.length }
  }
}

/** The text of a list's file, chunk by chunk; reports the rows of each chunk as it is read. */
export async function* textOf<Wanted, Row>(
  file: Pick<ListFile<Wanted, Row>, 'headings' | 'pages' | 'cells'>,
  { actor, request }: { actor: Actor; request: Wanted },
  onRows: (rows: readonly Row[]) => Promise<void> | void,
): AsyncGenerator<string> {
  yield csvMark + csvLines([file.headings])
  for await (const rows of file.pages(actor, request)) {
    await onRows(rows)
    yield csvLines(rows.map(file.cells))
  }
}

/** The answer of a list's `file` call; refused once the caller's rows of the day are used up. */
export async function listFileLink(deps: Deps, actor: Actor, { path }: { path: `/${string}` }, request: unknown) {
  const today = startOfDay(dayOf(deps.now()))
  if ((await rowsExportedSince(deps.db, actor.id, today)) >= mostRowsADay) throw new Refuse('limit-reached')
  return { data: await csvLink(deps, actor, path, typeof request === 'string' ? request : JSON.stringify(request)) }
}

/** Sends a list's file as it is read; what was sent stands in the audit log, also of a broken download. */
export function installListFile<Wanted, Row>(api: FastifyInstance, deps: Deps, file: ListFile<Wanted, Row>) {
  const wantedOf = (wanted: string): Wanted => (file.read ?? JSON.parse)(wanted)
  installCsvFile(api, deps, {
    path: file.path,
    endpoint: file.endpoint,
    nameOf: (wanted) => file.nameOf(wantedOf(wanted)),
    parts: (actor, wanted) => audited(deps, file, { actor, request: wantedOf(wanted), wanted }),
  })
}

type Sent<Wanted> = { actor: Actor; request: Wanted; wanted: string }

async function* audited<Wanted, Row>(deps: Deps, file: ListFile<Wanted, Row>, sent: Sent<Wanted>) {
  const { actor, request, wanted } = sent
  const note = (action: string, detail: Record<string, unknown>) =>
    writeAudit(deps.db, { actorId: actor.id, action, detail, at: deps.now() })
  let count = 0
  try {
    yield* textOf(file, sent, async (rows) => {
      if (file.contactOf) await note('contacts-listed', { ids: rows.map(file.contactOf) })
      count += rows.length
    })
  } finally {
    await note(file.action ?? listExports, { list: file.nameOf(request), filters: wanted, rows: count })
  }
}
