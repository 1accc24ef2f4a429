import { experienceLevels, isExperienceLevel } from '@pramaan/domain/experience-level'
import { parseLpa } from '@pramaan/domain/money'
import type { CandidateFilters } from '@pramaan/domain/search'
import { PickChips } from '@pramaan/ui/pick-chips'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { SwitchField } from '@pramaan/ui/switch-field'
import { TextField } from '@pramaan/ui/text-field'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import type { FilterChange } from './use-filters.ts'

/** The on-or-off filters that several at once may be on. */
type PickName = 'fullTime' | 'partTime' | 'internship' | 'remote' | 'onSite'

/** Props of the fields: the filters as they stand, what changes at once and what while typing; `types` are the job types offered. */
export type MoreFieldsProps = {
  filters: CandidateFilters
  onChange: (change: FilterChange) => void
  onType: (change: FilterChange) => void
  types: readonly PickName[]
}

/** The filters beside the bar's: job type, place of work, level, notice, and the most a candidate may expect. */
export function MoreFields({ filters, onChange, onType, types }: MoreFieldsProps) {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-4">
      <Picks label={t('filter.type')} names={types} {...{ filters, onChange }} />
      <Picks label={t('filter.place')} names={['remote', 'onSite']} {...{ filters, onChange }} />
      <SegmentedBar
        label={t('filter.expStatus')}
        options={[{ value: '', label: t('filter.any') }, ...experienceLevels.map((value) => ({ value, label: value }))]}
        value={filters.expStatus ?? ''}
        onValue={(level) => onChange({ expStatus: isExperienceLevel(level) ? level : undefined })}
      />
      <MaxCtc value={filters.maxCtc} onValue={(maxCtc) => onType({ maxCtc })} />
      <SwitchField
        label={t('filter.immediate')}
        help={t('filter.immediate.help')}
        checked={filters.immediate === true}
        onChecked={(on) => onChange({ immediate: on || undefined })}
      />
    </div>
  )
}

type PicksProps = Pick<MoreFieldsProps, 'filters' | 'onChange'> & { label: string; names: readonly PickName[] }

function Picks({ label, names, filters, onChange }: PicksProps) {
  const t = useTexts()
  return (
    <PickChips
      label={label}
      note={t('filter.several')}
      options={names.map((value) => ({ value, label: t(`filter.${value}`) }))}
      values={names.filter((name) => filters[name])}
      onValues={(values) =>
        onChange(Object.fromEntries(names.map((name) => [name, values.includes(name) || undefined])))
      }
    />
  )
}

function MaxCtc({ value, onValue }: { value: number | undefined; onValue: (value: number | undefined) => void }) {
  const t = useTexts()
  const [text, setText] = useState(value === undefined ? '' : String(value))
  const wrong = text.trim() !== '' && parseLpa(text) === undefined
  return (
    <TextField
      label={t('filter.maxCtc')}
      prefix="₹"
      suffix={t('filter.maxCtc.unit')}
      inputMode="decimal"
      value={text}
      error={wrong && t('filter.maxCtc.wrong')}
      onChange={(event) => {
        setText(event.target.value)
        onValue(parseLpa(event.target.value))
      }}
    />
  )
}
