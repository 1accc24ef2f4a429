import type { CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import { SwitchField } from '@pramaan/ui/switch-field'
import { useTexts } from '../../texts/use-texts.ts'

/** Only candidates that hr has verified. */
export function VerifiedSwitch({
  filters,
  onChange,
}: {
  filters: CandidateFilters
  onChange: (change: Partial<CandidateFilters>) => void
}) {
  const t = useTexts()
  return (
    <span className="flex h-8 items-center rounded-control border border-line-strong bg-surface px-2.5 max-lg:h-auto max-lg:border-0 max-lg:px-0 max-lg:*:flex-1">
      <SwitchField
        dense
        label={t('list.verified')}
        checked={filters.isVsp === true}
        onChecked={(on) => onChange({ isVsp: on || undefined })}
      />
    </span>
  )
}
