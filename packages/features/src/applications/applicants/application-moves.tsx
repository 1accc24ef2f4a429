import {
  type JobApplicationStatus,
  type JobDecision,
  jobDecisions,
  whyNotDecide,
} from '@pramaan/domain/job-application'
import { Button, type ButtonProps } from '@pramaan/ui/button'
import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import { useState } from 'react'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { Received } from './application-shapes.ts'
import { useDecide } from './use-decide.ts'

const tones: Record<JobDecision, ButtonProps['tone']> = { Shortlisted: 'soft', Rejected: 'ghost' }

type MovesProps = {
  application: Pick<Received, 'ID' | 'CandidateName'> & { Status: JobApplicationStatus }
  size?: 'sm' | 'xs'
}

/**
 * The decisions that the job's poster can make on an application now; a rejection asks first, because the candidate is
 * notified (document 001 §4).
 */
export function ApplicationMoves({ application, size = 'sm' }: MovesProps) {
  const t = usePostingTexts()
  const [asks, setAsks] = useState(false)
  const decide = useDecide()
  const name = application.CandidateName
  const act: Record<JobDecision, () => void> = {
    Shortlisted: () => decide({ application, to: 'Shortlisted' }),
    Rejected: () => setAsks(true),
  }
  return (
    <>
      {jobDecisions.map((to) => {
        const action = t(`receivedApplications.action.${to}`)
        return (
          <Button
            key={to}
            tone={tones[to]}
            size={size}
            aria-label={t('receivedApplications.action.of', { action, name })}
            onClick={act[to]}
            // An unavailable action leaves a gap where actions are in columns.
            className={whyNotDecide(application.Status, to) && 'invisible max-lg:hidden'}
          >
            {action}
          </Button>
        )
      })}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('receivedApplications.reject.title', { name })}
        description={t('receivedApplications.reject.text', { name })}
        confirmLabel={t('receivedApplications.action.of', { action: t('receivedApplications.action.Rejected'), name })}
        onConfirm={() => {
          setAsks(false)
          decide({ application, to: 'Rejected' })
        }}
      />
    </>
  )
}
