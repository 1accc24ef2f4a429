import type { Queryable } from '@pramaan/database/client'
import { isSuspended } from '@pramaan/domain/account'
import { may } from '@pramaan/domain/capability'
import { windowStart } from '@pramaan/domain/india-day'
import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import type { Routes } from '../../http/calls/call.ts'
import { listFileLink } from '../../http/exports/list-file.ts'
import { countToDecide } from '../companies/companies.queries.ts'
import { countHelpThreads } from '../help/help.queries.ts'
import {
  countApplicants,
  countUndecidedRequests,
  countWaitingOfLists,
  latestApplications,
  listApplicants,
  listHrWith,
  verifiedByReviewer,
  waitingByReviewer,
} from './applicants.queries.ts'
import { applicantsFile, listedBy, shownBy } from './applicants-file.ts'

type Applicants = Pick<Routes<'verification'>, 'applicants' | 'applicantsFile' | 'waitingCounts' | 'work'>

/** Applicants for verification, the number waiting, and each reviewer's work (document 002 §2.8). */
export function applicantRoutes(deps: Deps): Applicants {
  return {
    applicants: async ({ db, actor, query }) => {
      const listed = listedBy(query)
      const { show, pageSize, pageIndex } = query
      const shown = shownBy(show, actor.id)
      const rows = await listApplicants(db, { ...listed, shown }, pageSize, pageIndex * pageSize)
      const counts = await countApplicants(db, listed, actor.id)
      const ids = rows.map(({ application }) => application.candidateId)
      if (ids.length > 0)
        await writeAudit(db, { actorId: actor.id, action: 'contacts-listed', detail: { ids }, at: deps.now() })
      const openings = listed.ofEmployers && ids.length > 0 ? await latestApplications(db, ids) : []
      const data = rows.map(({ application, fullName, phone, reviewer }) => {
        const opening = openings.find(({ candidateId }) => candidateId === application.candidateId)
        return {
          ID: application.id,
          UserId: application.candidateId,
          CreatedOn: application.createdAt.toISOString(),
          FullName: fullName,
          Phone: phone,
          VspStatus: application.verified,
          AssignedTo: reviewer,
          AppliedTo: opening ? { Title: opening.Title, Employer: opening.Employer } : null,
        }
      })
      return { data, totalCount: counts[show], pageCount: pageCountOf(counts[show], pageSize), counts }
    },
    applicantsFile: async ({ actor, query }) => {
      listedBy(query)
      return listFileLink(deps, actor, applicantsFile(deps), query)
    },
    waitingCounts: async ({ db, actor }) => {
      const waiting = await countWaitingOfLists(db)
      const drives = await countUndecidedRequests(db)
      const questions = may(actor.role, 'answerHelp') ? await countHelpThreads(db, 'open') : 0
      const companies = may(actor.role, 'confirmCompanies') ? await countToDecide(db) : 0
      return { data: { ...waiting, drives, questions, companies } }
    },
    work: async ({ db }) => ({ data: await workOfReviewers(db, deps.now()) }),
  }
}

/** All reviewers by name, then the applications without one; former reviewers are listed only if they have figures. */
async function workOfReviewers(db: Queryable, now: Date) {
  const waiting = await waitingByReviewer(db)
  const verified = await verifiedByReviewer(db, windowStart(7, now))
  const workOf = (id: number | null) => {
    const queue = waiting.find((row) => row.id === id)
    return {
      Waiting: queue?.waiting ?? 0,
      Oldest: queue?.oldest?.toISOString() ?? null,
      DoneThisWeek: verified.find((row) => row.id === id)?.done ?? 0,
    }
  }
  const withFigures = [...waiting, ...verified].flatMap(({ id }) => id ?? [])
  const people = (await listHrWith(db, withFigures)).map(({ ID, FullName, status }) => ({
    row: { Reviewer: { ID, FullName }, ...workOf(ID) },
    status,
  }))
  const shown = people.filter(({ row, status }) => !isSuspended({ status }) || row.Waiting > 0 || row.DoneThisWeek > 0)
  const unassigned = workOf(null)
  return [...shown.map(({ row }) => row), ...(unassigned.Waiting > 0 ? [{ Reviewer: null, ...unassigned }] : [])]
}
