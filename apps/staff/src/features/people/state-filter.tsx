import type { AccountStatus } from '@pramaan/domain/account'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { useTexts } from '../../texts/use-texts.ts'

type StateFilterProps = { state: AccountStatus | undefined; onState: (state: string) => void }

/** Filters accounts by state: active or suspended. */
export function StateFilter({ state, onState }: StateFilterProps) {
  const t = useTexts()
  return (
    <SegmentedBar
      dense
      fit
      labelHidden
      label={t('people.state')}
      options={[
        { value: '', label: t('people.anyState') },
        { value: 'active', label: t('people.active') },
        { value: 'suspended', label: t('people.suspended') },
      ]}
      value={state ?? ''}
      onValue={onState}
    />
  )
}
