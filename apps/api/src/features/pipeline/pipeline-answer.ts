import { parseDay } from '@pramaan/domain/india-day'
import { cutPage } from '@pramaan/domain/pages'
import type { ShortlistStatus } from '@pramaan/domain/shortlist'
import { refuseField } from '../../http/refusals/refuse.ts'
import type { SearchCard } from '../../services/search/projection/search-card.ts'
import type { CardRow, countStages, StagePosition } from './pipeline.queries.ts'

/** A candidate of the board and its table in the API's form. */
export function cardOf(row: CardRow) {
  return {
    ...(row.card as SearchCard),
    ID: row.id,
    shortlisted: row.status,
    ShortlistedOn: row.shortlistedAt.toISOString(),
    MovedOn: row.movedAt.toISOString(),
    JobID: row.jobId,
    JobTitle: row.jobTitle,
    Reason: row.reason,
    DecideBy: row.decideBy,
    RepliedOn: row.repliedAt?.toISOString() ?? null,
  }
}

type StageCounts = Awaited<ReturnType<typeof countStages>>

/** How many candidates are in a stage, or in all. */
export function totalOf(stages: StageCounts, stage: ShortlistStatus | undefined) {
  const counted = stages.filter(({ status }) => stage === undefined || status === stage)
  return counted.reduce((sum, { count }) => sum + count, 0)
}

/** The number of candidates who changed stage this week. */
export function movedOf(stages: StageCounts) {
  return stages.reduce((sum, { moved }) => sum + moved, 0)
}

/** A stage's count in the API's form. */
export function stageOf({ status, title, count }: StageCounts[number]) {
  return { Status: status, Title: title, Count: count }
}

/** The rows of a page, of which one extra was read, and the cursor for the next page if there is one. */
export function cutRows(rows: CardRow[], pageSize: number) {
  const page = cutPage(rows, pageSize, cursorOf)
  return { items: page.rows.map(cardOf), next: page.next }
}

function cursorOf({ movedAt, id, decideBy }: CardRow) {
  return `${movedAt.toISOString()}~${id}~${decideBy ?? ''}`
}

/** The position in a cursor. */
export function positionOf(cursor: string): StagePosition {
  const [text = '', digits = '', day = ''] = cursor.split('~')
  const movedAt = new Date(text)
  const decideBy = parseDay(day) ?? null
  if (Number.isNaN(movedAt.getTime()) || !/^\d{1,15}$/.test(digits) || (day !== '' && decideBy === null))
    refuseField('cursor', 'This is no place in this list.')
  return { movedAt, candidateId: Number(digits), decideBy }
}
