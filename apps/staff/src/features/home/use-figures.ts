import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { useLabels } from '@pramaan/ui/labels'
import { useQuery } from '@tanstack/react-query'
import { fullList, paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Figure } from './stats.tsx'

const fewest = '5'

/** The numbers of candidates and of verified ones. */
export function useCandidateFigures(path: string): Figure[] {
  const t = useTexts()
  const all = useCandidateCount({})
  const verified = useCandidateCount({ isVsp: 'true' })
  return [
    { label: t('home.candidates'), help: t('home.candidates.help'), href: fullList(path), ...all },
    { label: t('home.verified'), help: t('home.verified.help'), href: `${path}?isVsp=true`, ...verified },
  ]
}

function useCandidateCount(query: { isVsp?: string }) {
  const t = useTexts()
  const api = useApi()
  const { number } = useLabels()
  const { data, error, refetch } = useQuery(api.search.candidates.query({ query: { ...query, pageSize: fewest } }))
  const count = data && number(data.totalCount)
  return { value: count && (data.totalIsEstimate ? t('home.about', { count }) : count), error, refetch }
}

/** The number of those waiting for verification. */
export function useApplicantFigure(href: string): Figure {
  const t = useTexts()
  const api = useApi()
  const { number } = useLabels()
  const { data, error, refetch } = useQuery(api.verification.waitingCounts.query())
  const value = data && number(data.data.vsp)
  return { label: t('home.applicants'), help: t('home.applicants.help'), href, value, error, refetch }
}

/** The number of invitations to the console that can still be accepted. */
export function useInvitationFigure(): Figure {
  const t = useTexts()
  const api = useApi()
  const { number } = useLabels()
  const { data, error, refetch } = useQuery(api.staff.invitations.query())
  const value = data && number(Object.groupBy(data.data, ({ Status }) => Status).open?.length ?? 0)
  const href = `${paths.invitations}?tab=open`
  return { label: t('home.invitations'), help: t('home.invitations.help'), href, value, error, refetch }
}

/** The number of course applications; shown to Admins (document 001 §6). */
export function useCourseApplicationFigure(): Figure | undefined {
  const t = useTexts()
  const api = useApi()
  const { role } = usePerson()
  const { number } = useLabels()
  const allowed = may(role, 'seeCourseApplications')
  const { data, error, refetch } = useQuery({
    // Asks for a page past the end: it returns the count without anyone's contacts.
    ...api.applications.courseApplicants.query({ query: { pageSize: 200, pageIndex: 1000 } }),
    enabled: allowed,
  })
  if (!allowed) return undefined
  const words = { label: t('home.courseApplications'), help: t('home.courseApplications.help') }
  return { ...words, href: paths.courseApplications, value: data && number(data.totalCount), error, refetch }
}
