import { Tabs } from '@pramaan/ui/tabs'
import { useSearchParams } from 'react-router'
import { ApplicantsOfJob } from '../../applications/applicants/applicants-of-job.tsx'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { SuggestedList, type SuggestedListProps } from './suggested-list.tsx'

const tabs = ['suggested', 'applied'] as const

/** The applicants of a job, and suggested candidates. */
export function PostedPeople({ job, action, onEdit, dense }: SuggestedListProps) {
  const t = usePostingTexts()
  const [address, setAddress] = useSearchParams()
  const requested = tabs.find((tab) => tab === address.get('tab'))
  // Applicants come first because they wait for a decision; without any, suggestions do.
  const tab = requested ?? (job.Applicants ? 'applied' : 'suggested')
  const open = (next: string) =>
    setAddress((before) => {
      const now = new URLSearchParams(before)
      for (const name of ['page', 'status']) now.delete(name)
      now.set('tab', next)
      return now
    })
  return (
    <Tabs
      label={t('postedJob.tabs')}
      value={tab}
      onValue={open}
      tabs={[
        {
          value: 'suggested',
          label: t('postedJob.tab.suggested'),
          panel: <SuggestedList job={job} action={action} onEdit={onEdit} dense={dense} />,
        },
        {
          value: 'applied',
          label: t('postedJob.tab.applied'),
          count: job.Applicants ?? 0,
          panel: <ApplicantsOfJob jobId={job.ID} dense={dense} />,
        },
      ]}
    />
  )
}
