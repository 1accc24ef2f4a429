import { nextStep } from '@pramaan/domain/application-timeline'
import { dotted } from '@pramaan/domain/dotted'
import { whyNotApply } from '@pramaan/domain/job-application'
import { ApplyButton, ApplyNote, useJobApplication } from '@pramaan/features/jobs/apply/apply-button.tsx'
import { useFitWords } from '@pramaan/features/jobs/fit-reasons.tsx'
import type { Job } from '@pramaan/features/jobs/job-shapes.ts'
import { MatchBadge } from '@pramaan/features/jobs/skill-match.tsx'
import { useFeatureTexts } from '@pramaan/features/texts/use-feature-texts.ts'
import { Card } from '@pramaan/ui/card'
import { LinkButton } from '@pramaan/ui/link-button'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextLink } from '@pramaan/ui/text-link'
import { ApplicationTimeline } from '../../openings/application-timeline.tsx'
import { useApplicationState, useJobApplicationOf } from '../../openings/my-application.ts'
import { WithdrawButton } from '../../openings/withdraw-button.tsx'
import { editPath } from '../../record/my-profile-path.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { DriveOfJob } from './drive-of-job.tsx'
import { useDriveOfJob } from './use-drive-of-job.ts'

/** The side of a job's page: apply or follow the application, and how the candidate's skills match. */
export function JobAside({ job }: { job: Job }) {
  const drive = useDriveOfJob(job.PlacementDriveID)
  return (
    <>
      <State job={job} over={drive?.over ?? false} />
      {drive && <DriveOfJob drive={drive} />}
      <WhyCard job={job} />
    </>
  )
}

function State({ job, over }: { job: Job; over: boolean }) {
  const why = whyNotApply({ status: job.Status, closedOn: job.ClosedOn })
  if (why === 'already-applied') return <Applied job={job} />
  return why === 'closed' ? <Closed /> : <Apply job={job} over={over} />
}

function Closed() {
  const t = useTexts()
  return (
    <Card className="flex flex-col items-start gap-3">
      <SectionHeader title={t('jobs.closed')} description={t('jobs.closed.text')} />
      <LinkButton href="/jobs" tone="soft" block>
        {t('jobs.gone.others')}
      </LinkButton>
    </Card>
  )
}

function Apply({ job, over }: { job: Job; over: boolean }) {
  const t = useTexts()
  const applying = useJobApplication(job, t('jobs.submitted'))
  return (
    <Card className="flex flex-col gap-3">
      <SectionHeader title={t('jobs.apply.title')} description={t('jobs.apply.text')} />
      <ApplyButton job={job} applying={applying} block reason={over && t('jobs.over')} />
      <ApplyNote job={job} applying={applying} />
    </Card>
  )
}

function Applied({ job }: { job: Job }) {
  const t = useTexts()
  const state = useApplicationState()
  const application = useJobApplicationOf(job.ID, true)
  return (
    <Card className="flex flex-col gap-3">
      <SectionHeader
        title={t('jobs.applied.title')}
        description={application && t(`applications.next.${nextStep(state(application))}`)}
      />
      {application && <ApplicationTimeline application={application} />}
      <ApplyButton job={job} applying={nothingToDo} block />
      {application && <WithdrawButton application={application} />}
    </Card>
  )
}

const nothingToDo = {
  state: 'ready',
  waiting: undefined,
  problem: undefined,
  apply: () => undefined,
  cancel: () => undefined,
} as const

function WhyCard({ job }: { job: Job }) {
  const t = useTexts()
  const kit = useFeatureTexts()
  const words = useFitWords()
  if (!job.Match || !job.Fit || job.Match.total === 0) return null
  const { missing } = job.Match
  const [first] = missing
  const skillReasons = skillParts.flatMap((part) => job.Fit?.reasons.filter((one) => one.part === part) ?? [])
  const mine = skillReasons.map(({ asked }) => asked).filter((asked) => !missing.includes(asked))
  const { reasons, against } = words(job.Fit, mine)
  return (
    <Card className="flex flex-col items-start gap-2">
      <SectionHeader title={kit(reasons.length > 0 ? 'job.why' : 'job.match.short')} />
      <MatchBadge match={job.Match} />
      {reasons.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm">
          {reasons.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {against.length > 0 && <p className="text-sm">{kit('job.why.against', { against: dotted(against) })}</p>}
      <p className="text-sm text-ink-muted">
        {first ? kit('job.match.missing', { skills: missing.join(', ') }) : kit('job.match.all')}
      </p>
      {first && <TextLink href={editPath('skills')}>{t('drives.addSkill', { skill: first })}</TextLink>}
    </Card>
  )
}

/** The skills of a job's form, the professional ones first. */
const skillParts = ['skill', 'general'] as const
