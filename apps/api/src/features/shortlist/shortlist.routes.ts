import type { Queryable } from '@pramaan/database/client'
import { pageCountOf } from '@pramaan/domain/pages'
import { isShortlisted, type ShortlistStatus, shortlistStatuses } from '@pramaan/domain/shortlist'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { Refuse } from '../../http/refusals/refuse.ts'
import type { SearchCard } from '../../services/search/projection/search-card.ts'
import { moveCandidate } from './move-candidate.ts'
import { countRecords, findRecords } from './records.queries.ts'
import { countListed, findNeighbours, findPage, type Listed, type ListedRow } from './shortlist.queries.ts'

type Edge = 'first' | 'last' | 'only' | 'previous' | 'next' | null

/** An employer's shortlist and pipeline (document 002 §2.3, §4, D28). */
export function shortlistRoutes(deps: Deps): Routes<'shortlist'> {
  return {
    records: async ({ db, actor, query: { pageSize, pageIndex } }) => {
      const employerId = actor.role === 'Employer' ? actor.id : undefined
      const rows = await findRecords(db, employerId, pageSize, pageIndex * pageSize)
      const totalCount = await countRecords(db, employerId)
      const data = rows.map(({ employerId: EmployerID, jobId, candidateId, status }) => ({
        EmployerID,
        JobID: jobId,
        CandidateID: candidateId,
        Shortlist: isShortlisted(status as ShortlistStatus),
      }))
      return { data, totalCount, pageCount: pageCountOf(totalCount, pageSize) }
    },
    set: async ({ db, actor, body }) => {
      const pair = { employerId: actor.id, candidateId: body.Candidate_id }
      const about = { jobId: body.JobID ?? undefined, reason: body.Reason ?? undefined }
      return { data: { shortlisted: await moveCandidate(deps, db, pair, body.Status, about) } }
    },
    list: async ({ db, actor, query }) => {
      const { candidateId, step, ifNone, pageSize, pageIndex } = query
      const which = { employerId: actor.id, statuses: stagesOf(query.status) }
      const totalCount = await countListed(db, which)
      const shared = { data: null, totalCount, pageCount: pageCountOf(totalCount, pageSize) }
      if (candidateId !== undefined && step !== undefined)
        return { ...shared, ...(await beside(db, which, { candidateId, step, ifNone })) }
      const rows = await findPage(db, which, pageSize, pageIndex * pageSize)
      return { ...shared, items: rows.map(itemOf), status: edgeOf(rows.length, pageIndex, shared.pageCount) }
    },
  }
}

function stagesOf(status: number | undefined): readonly ShortlistStatus[] {
  return shortlistStatuses.filter((known) => (status === undefined ? isShortlisted(known) : known === status))
}

type Beside = { candidateId: number; step: 'previous' | 'next'; ifNone: 'empty' | undefined }

async function beside(db: Queryable, which: Listed, { candidateId, step, ifNone }: Beside) {
  const [neighbour, further] = await findNeighbours(db, which, candidateId, step)
  if (!neighbour && ifNone === 'empty') return { items: [], status: null }
  if (!neighbour) throw new Refuse(step === 'next' ? 'no-next' : 'no-previous')
  const status: Edge = further ? step : step === 'next' ? 'last' : 'first'
  return { items: [itemOf(neighbour)], status }
}

function edgeOf(rows: number, pageIndex: number, pageCount: number): Edge {
  if (rows === 0) return null
  if (pageCount === 1) return 'only'
  if (pageIndex === 0) return 'first'
  return pageIndex === pageCount - 1 ? 'last' : null
}

function itemOf({ id, status, shortlistedAt, card }: ListedRow) {
  return { ...(card as SearchCard), ID: id, shortlisted: status, ShortlistedOn: shortlistedAt.toISOString() }
}
