import { type ReferenceListName, referenceListNames } from '@pramaan/domain/reference-list'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { csvLines, csvMark } from '../../http/csv-lines.ts'
import { installCsvFile } from '../../http/csv-link.ts'
import { Refuse } from '../../http/refuse.ts'
import { type EntryFilter, pageOfList } from './keep-list.queries.ts'

/** Where the file lies under `/api`. */
export const listFilePath = '/reference-list-files'

const rowsAtATime = 1000

type Asked = EntryFilter & { list: ReferenceListName }

function askedOf(wanted: string): Asked {
  const asked = JSON.parse(wanted) as Asked
  if (!referenceListNames.includes(asked.list)) throw new Refuse('link-over')
  return asked
}

/** A list as a file that the import takes again. */
export function installListFile(api: FastifyInstance, deps: Deps) {
  installCsvFile(api, deps, {
    path: listFilePath,
    nameOf: (wanted) => askedOf(wanted).list,
    parts: async function* (actor, wanted) {
      const { list, ...filter } = askedOf(wanted)
      yield csvMark + csvLines([['ID', 'Title', 'Group', 'Detail', 'Type', 'Excluded']])
      for (let offset = 0; ; offset += rowsAtATime) {
        const { rows } = await pageOfList(deps.db, list, filter, { limit: rowsAtATime, offset })
        if (rows.length > 0)
          yield csvLines(
            rows.map((row) => [row.ID, row.Title, row.Group, row.Detail, row.Type, row.Excluded ? 'yes' : '']),
          )
        if (rows.length < rowsAtATime) break
      }
      const detail = { filters: wanted }
      await writeAudit(deps.db, { actorId: actor.id, action: 'reference-exported', detail, at: deps.now() })
    },
  })
}
