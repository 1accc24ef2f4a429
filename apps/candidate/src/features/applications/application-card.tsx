import { isCandidatesTurn, type NextStep, nextStep } from '@pramaan/domain/application-timeline'
import { dotted } from '@pramaan/domain/dotted'
import { paiseOfRupees, rupeesText } from '@pramaan/domain/money'
import { CompanySign } from '@pramaan/features/company/company-sign.tsx'
import { courseDrawing, domainDrawing } from '@pramaan/features/fields/field-drawing.ts'
import { Avatar } from '@pramaan/ui/avatar'
import { Badge } from '@pramaan/ui/badge'
import { Card } from '@pramaan/ui/card'
import { CoverTile } from '@pramaan/ui/cover'
import { LinkButton } from '@pramaan/ui/link-button'
import { TextLink } from '@pramaan/ui/text-link'
import { ApplicationTimeline, statusText } from '../../openings/application-timeline.tsx'
import {
  lastFeeDayOf,
  type MyApplication,
  pathOfApplication,
  titleOfApplication,
  useApplicationState,
} from '../../openings/my-application.ts'
import { WithdrawButton } from '../../openings/withdraw-button.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** One application: the opening that it is for, its history so far and the next step. */
export function ApplicationCard({ application }: { application: MyApplication }) {
  const t = useTexts()
  const state = useApplicationState()(application)
  const step = nextStep(state)
  const facts = { day: lastFeeDayOf(application), price: rupeesText(paiseOfRupees(application.CoursePrice ?? 0)) }
  return (
    <Card as="article" className="flex flex-col gap-3">
      <CardHead application={application} loud={isCandidatesTurn(step)} over={state.kind === 'drive' && !state.open} />
      <ApplicationTimeline application={application} wide />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-[1_1_14rem] text-sm text-ink-muted">{t(`applications.next.${step}`, facts)}</p>
        {/* The words of Withdraw stand on the edge of the text, whichever it comes to. */}
        <div className="-mr-3.5 flex flex-wrap items-center gap-2 has-[a]:mr-0 has-[button]:-ml-3.5">
          <WithdrawButton application={application} />
          <NextAction application={application} />
        </div>
      </div>
    </Card>
  )
}

function CardHead({ application, loud, over }: { application: MyApplication; loud: boolean; over: boolean }) {
  const t = useTexts()
  const { Kind, Status, CompanyName, PlacementDriveName, Available } = application
  const title = titleOfApplication(application)
  const about = [t(`applications.one.${Kind}`), CompanyName, Kind === 'job' ? PlacementDriveName : null]
  return (
    // On a phone the state stands below: beside the title it would take half of its line.
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Picture application={application} />
      <div>
        <h2 className="text-base wrap-anywhere">
          {Available ? (
            <TextLink href={pathOfApplication(application)} className="text-base!">
              {title}
            </TextLink>
          ) : (
            title
          )}
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
          {dotted(about)} <CompanySign verified={application.Verified} />
        </p>
        {!Available && <p className="text-sm text-ink-muted">{t('applications.gone')}</p>}
        {over && <p className="text-sm text-ink-muted">{t('drives.closed.title')}</p>}
      </div>
      <div className="flex max-sm:col-start-2">
        <Badge tone={loud ? 'accent' : 'plain'}>{statusText(t, Status)}</Badge>
      </div>
    </div>
  )
}

/** The company's logo or its coloured initial, as in the list of jobs; the picture or drawing of a drive or course. */
function Picture({ application }: { application: MyApplication }) {
  const { Kind, CompanyName, Image, FieldID } = application
  if (Kind === 'job') return <Avatar square name={CompanyName ?? titleOfApplication(application)} src={Image} />
  const drawing = Kind === 'drive' ? domainDrawing(FieldID) : courseDrawing(FieldID)
  return <CoverTile drawing={drawing} image={Image} />
}

/** The action of a step: the candidate's own, or a look at similar openings. */
function actionOf(step: NextStep) {
  if (step === 'drive-pay' || step === 'course-pay' || step === 'drive-again' || step === 'job-rejected') return step
  return step === 'drive-rejected' || step === 'drive-fee-overdue' || step.startsWith('drive-over-')
    ? 'others'
    : undefined
}

/** The candidate's next action, or a link to similar openings; most steps wait for someone else. */
function NextAction({ application }: { application: MyApplication }) {
  const t = useTexts()
  const step = nextStep(useApplicationState()(application))
  const action = actionOf(step)
  if (!action) return null
  const paths = {
    'drive-pay': pathOfApplication(application),
    'course-pay': pathOfApplication(application),
    'drive-again': pathOfApplication(application),
    'job-rejected': '/jobs',
    others: '/placement-drive',
  }
  const act = t(`applications.action.${action}`)
  const title = titleOfApplication(application)
  return (
    <LinkButton
      href={paths[action]}
      size="sm"
      tone={isCandidatesTurn(step) ? 'primary' : 'soft'}
      aria-label={t('applications.action.of', { act, title })}
    >
      {act}
    </LinkButton>
  )
}
