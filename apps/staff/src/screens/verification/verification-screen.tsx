import { Refused } from '@pramaan/api-client'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { may } from '@pramaan/domain/capability'
import { HrBox } from '@pramaan/features/profile/cards/hr-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { candidateIdFrom } from '../../candidate-id-from.ts'
import { NotesSection } from '../../features/guidance/notes-section.tsx'
import { SuspensionStrip } from '../../features/people/suspension-strip.tsx'
import { ApplicantCard } from '../../features/verification/applicant/applicant-card.tsx'
import type { Reviewed } from '../../features/verification/applicant/reviewed.ts'
import { CommentsCard } from '../../features/verification/comments/comments-card.tsx'
import { QueueBar } from '../../features/verification/queue/queue-bar.tsx'
import { VerificationSkeleton } from '../../features/verification/verification-skeleton.tsx'
import { ScreenHeader } from '../../layout/screen-crumbs.tsx'
import { CandidateNotFound } from '../../lists/table/not-found.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The verification of one candidate: the candidate on the left, hr's findings on the right (document 002 §2.8). */
export function VerificationScreen() {
  const [address] = useSearchParams()
  const candidateId = candidateIdFrom(address)
  if (candidateId === undefined) return <CandidateNotFound home={paths.vsp} named={false} />
  return <Verification key={candidateId} candidateId={candidateId} update={address.get('status') === 'true'} />
}

function Verification({ candidateId, update }: { candidateId: number; update: boolean }) {
  const t = useTexts()
  const api = useApi()
  const { data, error, refetch } = useQuery(api.candidates.get.query({ params: { id: candidateId } }))
  const candidate = data?.data
  if (error instanceof Refused && error.code === 'not-found') return <CandidateNotFound home={paths.vsp} named />
  const crumbs = [
    { label: t('applicants.title'), href: paths.vsp },
    ...(candidate ? [{ label: candidate.FullName }] : []),
  ]
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <ScreenHeader title={t('titles.verification')} crumbs={crumbs} actions={<QueueBar candidateId={candidateId} />} />
      <SuspensionStrip candidateId={candidateId} />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !candidate && <VerificationSkeleton />}
      {candidate && 'Phone' in candidate && 'CV' in candidate && <Review candidate={candidate} update={update} />}
    </div>
  )
}

function Review({ candidate, update }: { candidate: Reviewed; update: boolean }) {
  const t = useTexts()
  const { role } = usePerson()
  return (
    <div className="grid gap-4 max-lg:pb-20 lg:min-h-0 lg:flex-1 lg:grid-cols-[minmax(0,1fr)_26.5rem] lg:grid-rows-[minmax(0,1fr)]">
      <ApplicantCard candidate={candidate} notes={<NotesSection candidate={candidate} />} />
      {may(role, 'submitHrComments') ? (
        <CommentsCard candidate={candidate} update={update} />
      ) : (
        <div className="flex flex-col gap-2 self-start">
          <HrBox comments={candidate.HrComments} verifiedOn={candidate.VerifiedOn} name={candidate.FullName} />
          <p className="px-1 text-sm text-ink-muted">
            {t(candidate.HrComments ? 'verify.readOnly' : 'verify.readOnly.none')}
          </p>
        </div>
      )}
    </div>
  )
}
