import { type ReviewAction, reviewerView } from '@pramaan/domain/drive-application'
import { Button, type ButtonProps } from '@pramaan/ui/button'
import { clsx } from 'clsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { DriveApplicant } from '../use-drive-applicants.ts'

/** Props of `Decision`: `busy` is the running action for this applicant. */
export type DecisionProps = {
  applicant: DriveApplicant
  onAction: (decision: ReviewAction) => void
  busy: ReviewAction | undefined
  current: boolean
  /** Whether the last day to pay the fee has passed. */
  overdue: boolean
}

const decisions = ['reject', 'noPayment', 'accept'] as const

/**
 * The reviewer's actions on an applicant, each in its column; without any, the application's status, disabled (document
 * 002 §4).
 */
export function Decision({ applicant, onAction, busy, current, overdue }: DecisionProps) {
  const t = useTexts()
  const { actions, label } = reviewerView(applicant.Status, overdue)
  if (label)
    return (
      <span className="flex justify-end max-md:mt-2">
        <Button size="xs" tone="quiet" disabled className="w-33 max-md:w-full">
          {t(`review.label.${label}`)}
        </Button>
      </span>
    )
  return (
    <span className="grid grid-cols-3 gap-1.5 max-md:mt-2 md:ml-auto md:w-max md:grid-cols-[minmax(4rem,max-content)_minmax(6rem,max-content)_minmax(4.25rem,max-content)]">
      {decisions.map((decision, index) =>
        actions.includes(decision) ? (
          <Button
            key={decision}
            size="xs"
            tone={toneOf(decision, current)}
            aria-label={t('review.action.of', { action: t(`review.action.${decision}`), name: applicant.FullName })}
            busy={busy === decision && t(`review.busy.${decision}`)}
            onClick={() => onAction(decision)}
            className={clsx('px-1!', column[index])}
          >
            {t(`review.action.${decision}`)}
          </Button>
        ) : null,
      )}
    </span>
  )
}

const column = ['col-start-1', 'col-start-2', 'col-start-3']

function toneOf(decision: ReviewAction, current: boolean): ButtonProps['tone'] {
  if (decision !== 'accept') return 'quiet'
  return current ? 'primary' : 'soft'
}
