import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { may } from '@pramaan/domain/capability'
import { jobPath } from '@pramaan/features/paths/job-path.ts'
import { Card } from '@pramaan/ui/card'
import { NameLink } from '@pramaan/ui/link'
import { SectionHeader } from '@pramaan/ui/section-header'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../texts/use-texts.ts'
import { useFitReasons } from './use-fit-reasons.ts'

/** The open jobs that fit a candidate best, with reasons and missing skills, for staff who advise them. */
export function FittingJobs({ candidateId }: { candidateId: number }) {
  const t = useTexts()
  const api = useApi()
  const why = useFitReasons()
  const opensJobs = may(usePerson().role, 'editJobs')
  const fitting = useQuery(api.jobs.forCandidate.query({ params: { id: candidateId } }))
  if (fitting.isError) return <SectionFailure title={t('fit.jobs')} query={fitting} />
  if (!fitting.data) return null
  const { data: jobs } = fitting.data
  return (
    <Card className="flex flex-col gap-3">
      <SectionHeader title={t('fit.jobs')} />
      {jobs.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('fit.jobs.none')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {jobs.map(({ ID, Title, CompanyName, Fit: fit, Match: match }) => (
            <li key={ID}>
              {opensJobs ? (
                <NameLink href={jobPath(ID)}>{nameOf(Title, CompanyName)}</NameLink>
              ) : (
                nameOf(Title, CompanyName)
              )}
              <p className="text-sm text-ink-muted wrap-anywhere">{why(fit, match?.missing)}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function nameOf(title: string, company: string | null) {
  return company ? `${title}, ${company}` : title
}
