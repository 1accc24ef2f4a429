import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { useLabels } from '@pramaan/ui/labels'
import { Skeleton } from '@pramaan/ui/skeleton'
import { StatCard } from '@pramaan/ui/stat-card'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fullList, paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The figures of a home screen, in one row on a desktop. */
export function Stats({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-2 gap-3 max-lg:*:last:odd:col-span-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {children}
    </div>
  )
}

type FigureProps = { label: string; help: string; href?: string; value: string | undefined; failed: boolean }

/** A figure from the API: grey while loading, N/A if the request failed. */
export function Figure({ value, failed, ...stat }: FigureProps) {
  const { notAvailable } = useLabels()
  const shown =
    value ?? (failed ? <span className="text-ink-muted">{notAvailable}</span> : <Skeleton className="h-7 w-20" />)
  return <StatCard {...stat} value={shown} />
}

const fewest = '5'

/** How many candidates there are, and how many are verified. */
export function CandidateStats({ path }: { path: string }) {
  const t = useTexts()
  const all = useCandidateCount({})
  const verified = useCandidateCount({ isVsp: 'true' })
  return (
    <>
      <Figure label={t('home.candidates')} help={t('home.candidates.help')} href={fullList(path)} {...all} />
      <Figure label={t('home.verified')} help={t('home.verified.help')} href={`${path}?isVsp=true`} {...verified} />
    </>
  )
}

function useCandidateCount(query: { isVsp?: string }) {
  const t = useTexts()
  const api = useApi()
  const { number } = useLabels()
  const { data, isError } = useQuery(api.search.candidates.query({ query: { ...query, pageSize: fewest } }))
  const count = data && number(data.totalCount)
  return { value: count && (data.totalIsEstimate ? t('home.about', { count }) : count), failed: isError }
}

/** The number of those waiting for verification. */
export function ApplicantStat({ href }: { href: string }) {
  const t = useTexts()
  const api = useApi()
  const { number } = useLabels()
  const { data, isError } = useQuery(api.verification.waitingCounts.query())
  const count = data && number(data.data.vsp)
  const words = { label: t('home.applicants'), help: t('home.applicants.help') }
  return <Figure {...words} href={href} value={count} failed={isError} />
}

/** How many invitations to the console can still be accepted. */
export function InvitationStat() {
  const t = useTexts()
  const api = useApi()
  const { number } = useLabels()
  const { data, isError } = useQuery(api.staff.invitations.query())
  const open = data && number(Object.groupBy(data.data, ({ Status }) => Status).open?.length ?? 0)
  const words = { label: t('home.invitations'), help: t('home.invitations.help') }
  return <Figure {...words} href={`${paths.invitations}?tab=open`} value={open} failed={isError} />
}

/** How many course applications there are; shown to Admins (document 001 §6). */
export function CourseApplicationStat() {
  const t = useTexts()
  const api = useApi()
  const { role } = usePerson()
  const { number } = useLabels()
  const allowed = may(role, 'seeCourseApplications')
  const { data, isError } = useQuery({
    // Asks for a page past the end: it returns the count without anyone's contacts.
    ...api.applications.courseApplicants.query({ query: { pageSize: 200, pageIndex: 1000 } }),
    enabled: allowed,
  })
  const count = data && number(data.totalCount)
  if (!allowed) return null
  const words = { label: t('home.courseApplications'), help: t('home.courseApplications.help') }
  return <Figure {...words} href={paths.courseApplications} value={count} failed={isError} />
}
