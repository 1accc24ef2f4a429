import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { Queryable } from '@pramaan/database/client'
import type { IndiaDay } from '@pramaan/domain/india-day'
import { pageCountOf } from '@pramaan/domain/pages'
import { whyNotReason } from '@pramaan/domain/pipeline'
import { pipelineColumns, type ShortlistStatus, shortlist, whyNotMove } from '@pramaan/domain/shortlist'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { Refuse, refuseField } from '../../http/refusals/refuse.ts'
import { isFindable } from '../../services/search/limits/profile-views.queries.ts'
import { moveCandidate, undoMove } from '../shortlist/move-candidate.ts'
import { allOrNone, forEachCandidate } from './bulk.ts'
import { countStages, findCards, listMoves } from './pipeline.queries.ts'
import { cardOf, cutRows, movedOf, positionOf, stageOf, totalOf } from './pipeline-answer.ts'
import { planDecisions } from './plan-decisions.ts'

const reasonTexts = {
  'reason-needed': 'Say why the candidate is rejected.',
  'reason-not-taken': 'Only a rejection takes a reason.',
} as const

/** An employer's pipeline: board and table on the same filters, moves, undo and history (document 002 §2.10, D28). */
export function pipelineRoutes(deps: Deps): Routes<'pipeline'> {
  const filterOf = <Q>(employerId: number, query: Q) => ({ ...query, employerId, now: deps.now() })
  return {
    board: async ({ db, actor, query: { pageSize, ...filters } }) => {
      const filter = filterOf(actor.id, filters)
      const stages = await countStages(db, filter)
      const data = await Promise.all(
        stages.map(async (stage) => {
          const page = { status: stage.status, limit: pageSize + 1, offset: 0 }
          const rows = stage.count > 0 ? await findCards(db, filter, page) : []
          return { ...stageOf(stage), ...cutRows(rows, pageSize) }
        }),
      )
      return { data, movedThisWeek: movedOf(stages) }
    },
    list: async ({ db, actor, query: { status, pageSize, pageIndex, cursor, ...filters } }) => {
      const filter = filterOf(actor.id, filters)
      const stages = await countStages(db, filter)
      const stage = pipelineColumns.find((column) => column.status === status)?.status
      const totalCount = totalOf(stages, stage)
      const after = cursor === undefined ? undefined : positionOf(cursor)
      const offset = after ? 0 : pageIndex * pageSize
      const rows = await findCards(db, filter, { ...(stage && { status: stage }), after, limit: pageSize + 1, offset })
      const { items, next } = cutRows(rows, pageSize)
      return {
        data: items,
        next,
        totalCount,
        pageCount: pageCountOf(totalCount, pageSize),
        stages: stages.map(stageOf),
        movedThisWeek: movedOf(stages),
      }
    },
    move: ({ db, actor, body }) => moveMany(deps, db, actor.id, body),
    decideBy: async ({ db, actor, body }) => {
      const day = body.DecideBy as IndiaDay | null
      return { data: await planDecisions(deps, db, actor.id, body.Candidates, day) }
    },
    undo: ({ db, actor, body }) =>
      forEachCandidate(db, actor.id, body.Candidates, (step, pair) => undoMove(deps, step, pair)),
    history: async ({ db, actor, params }) => {
      const moves = await listMoves(db, actor.id, params.id)
      if (moves.length === 0 || !(await isFindable(db, params.id))) throw new Refuse('not-found')
      return { data: moves.map(historyLine) }
    },
    hirings: async ({ db, actor, query: { pageSize, pageIndex, ...filters } }) => {
      const filter = filterOf(actor.id, filters)
      const status = shortlist.hired
      const totalCount = (await countStages(db, filter)).find((stage) => stage.status === status)?.count ?? 0
      const rows = await findCards(db, filter, { status, limit: pageSize, offset: pageIndex * pageSize })
      return { data: rows.map(cardOf), totalCount, pageCount: pageCountOf(totalCount, pageSize) }
    },
  }
}

type Moves = Parsed<Contract['pipeline']['move']>['body']

async function moveMany(deps: Deps, db: Queryable, employerId: number, { mode, Candidates, ...to }: Moves) {
  const why = whyNotReason(to.Status as ShortlistStatus, to.Reason)
  if (why) refuseField('Reason', reasonTexts[why])
  const about = { reason: to.Reason, jobId: to.JobID }
  const outcome = await forEachCandidate(db, employerId, Candidates, (step, pair) =>
    moveCandidate(deps, step, pair, to.Status, about),
  )
  if (mode === 'all') allOrNone(outcome)
  return outcome
}

function historyLine({ move, movedBy }: Awaited<ReturnType<typeof listMoves>>[number]) {
  const [from, to] = [move.fromStatus, move.toStatus] as [ShortlistStatus, ShortlistStatus]
  return {
    ID: move.id,
    From: from,
    To: to,
    MovedBy: movedBy,
    MovedOn: move.movedAt.toISOString(),
    Reason: move.reason,
    Undo: whyNotMove(from, to) !== undefined,
  }
}
