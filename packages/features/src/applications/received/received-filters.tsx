import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { StageBar } from '../stage-bar.tsx'
import { kinds, type ReceivedSearch } from './use-received.ts'

type Props = Pick<ReceivedSearch, 'kind' | 'status' | 'change'>

/** What was applied to, and the stage of applications to jobs: choosing a stage leaves the drives out. */
export function ReceivedFilters({ kind, status, change }: Props) {
  const t = usePostingTexts()
  const all = { value: '', label: t('receivedApplications.status.all') }
  return (
    <div className="flex flex-wrap gap-2">
      <SegmentedBar
        label={t('receivedApplications.kind')}
        labelHidden
        fit
        dense
        value={kind ?? ''}
        onValue={(value) => change({ kind: kinds.find((one) => one === value), status: undefined })}
        options={[all, ...kinds.map((one) => ({ value: one, label: t(`receivedApplications.kind.${one}`) }))]}
      />
      <StageBar status={status} onStatus={(stage) => change({ kind: stage ? 'job' : kind, status: stage })} />
    </div>
  )
}
