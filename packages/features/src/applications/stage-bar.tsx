import { type JobApplicationStatus, jobApplicationStatuses } from '@pramaan/domain/job-application'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { usePostingTexts } from '../texts/use-posting-texts.ts'

type Props = { status: JobApplicationStatus | undefined; onStatus: (status: JobApplicationStatus | undefined) => void }

/** Chooses the stage of the applications to show, or all of them. */
export function StageBar({ status, onStatus }: Props) {
  const t = usePostingTexts()
  return (
    <SegmentedBar
      label={t('receivedApplications.status.filter')}
      labelHidden
      fit
      dense
      value={status ?? ''}
      onValue={(value) => onStatus(jobApplicationStatuses.find((one) => one === value))}
      options={[
        { value: '', label: t('receivedApplications.status.all') },
        ...jobApplicationStatuses.map((one) => ({ value: one, label: t(`receivedApplications.status.${one}`) })),
      ]}
    />
  )
}
