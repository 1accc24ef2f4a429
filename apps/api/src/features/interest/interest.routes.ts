import { isVerifiedCompany } from '@pramaan/domain/company'
import { candidateWindows } from '@pramaan/domain/dashboard'
import { addDays, dayOf, windowStart } from '@pramaan/domain/india-day'
import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { imageAddress } from '../../services/files/file-address.ts'
import {
  countShortlisting,
  countViewers,
  findAppearances,
  findOpened,
  findShortlisting,
  findViewers,
  openings,
} from './interest.queries.ts'

/** The details behind a candidate's stat cards, for the candidate only (D43). */
export function interestRoutes(deps: Deps): Routes<'interest'> {
  return {
    viewers: async ({ db, actor, query: { pageSize, pageIndex } }) => {
      const since = windowStart(candidateWindows.viewers, deps.now())
      const rows = await findViewers(db, actor.id, since, pageSize, pageIndex * pageSize)
      const totalCount = await countViewers(db, actor.id, since)
      const ids = rows.map(({ employerId }) => employerId)
      const opened = ids.length > 0 ? await findOpened(db, actor.id, ids, since) : []
      const data = rows.map(({ views, last, ...employer }) => ({
        ...companyAnswer(employer),
        Views: views,
        LastViewedOn: last.toISOString(),
        Opened: opened.filter((one) => one.employerId === employer.employerId).flatMap(openedPart),
      }))
      return { data, totalCount, pageCount: pageCountOf(totalCount, pageSize) }
    },
    appearances: async ({ db, actor, query: { days } }) => {
      const today = dayOf(deps.now())
      const rows = await findAppearances(db, actor.id, addDays(today, -days), today)
      const counts = new Map(rows.map(({ day, count }) => [day, count]))
      const data = Array.from({ length: days }, (_, daysAgo) => {
        const Day = addDays(today, -daysAgo)
        return { Day, Count: counts.get(Day) ?? 0 }
      })
      return { data, total: data.reduce((sum, { Count }) => sum + Count, 0) }
    },
    shortlistedBy: async ({ db, actor, query: { pageSize, pageIndex, days } }) => {
      const since = days === undefined ? undefined : windowStart(days, deps.now())
      const rows = await findShortlisting(db, actor.id, since, pageSize, pageIndex * pageSize)
      const totalCount = await countShortlisting(db, actor.id, since)
      const data = rows.map(({ shortlistedAt, ...employer }) => ({
        ...companyAnswer(employer),
        ShortlistedOn: shortlistedAt.toISOString(),
      }))
      return { data, totalCount, pageCount: pageCountOf(totalCount, pageSize) }
    },
  }
}

type Company = Omit<Awaited<ReturnType<typeof findShortlisting>>[number], 'shortlistedAt'>

function companyAnswer({ employerId, company, status, logo, location }: Company) {
  const Verified = isVerifiedCompany(status, true)
  return { EmployerID: employerId, CompanyName: company, Verified, Image: imageAddress(logo), Location: location }
}

function openedPart({ action, last }: Awaited<ReturnType<typeof findOpened>>[number]) {
  const Part = openings[action as keyof typeof openings]
  return Part ? [{ Part, On: last.toISOString() }] : []
}
