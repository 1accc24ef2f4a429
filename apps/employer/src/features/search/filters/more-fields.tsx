import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import type { CandidateFilters, SwitchName } from '@pramaan/contract/search/candidate-filters'
import { experienceLevels, isExperienceLevel } from '@pramaan/domain/experience-level'
import { parseLpa } from '@pramaan/domain/money'
import { NumberField } from '@pramaan/ui/number-field'
import { PickChips } from '@pramaan/ui/pick-chips'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { SwitchField } from '@pramaan/ui/switch-field'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { JoiningFields } from './joining-fields.tsx'
import { workModels } from './more-names.ts'
import { SkillFields } from './skill-fields.tsx'
import type { Facets } from './use-facets.ts'
import type { FilterChange } from './use-filters.ts'

/** The on-off filters; several can be on at the same time. */
type PickName = Exclude<SwitchName, 'isVsp' | 'immediate'>

/**
 * Props of the fields: the current filters, and handlers for choices (at once) and typing (after a pause); `types` are
 * the job types offered.
 */
export type MoreFieldsProps = {
  filters: CandidateFilters
  facets: Facets
  onChange: (change: FilterChange) => void
  onType: (change: FilterChange) => void
  types: readonly PickName[]
}

/** The filters that are not in the bar: job type, place of work, level, notice, and the highest expected pay. */
export function MoreFields({ filters, facets, onChange, onType, types }: MoreFieldsProps) {
  const t = useTexts()
  const option = useOptionText()
  const levels = experienceLevels.map((value) => {
    return { value, label: <Counted label={option(value)} count={facets.of('expStatus', value)} /> }
  })
  return (
    <div className="flex flex-col gap-4">
      <SkillFields filters={filters} onChange={onChange} />
      <Picks label={t('filter.type')} names={types} filters={filters} facets={facets} onChange={onChange} />
      <Picks label={t('filter.workModel')} names={workModels} filters={filters} facets={facets} onChange={onChange} />
      <SegmentedBar
        label={t('filter.expStatus')}
        options={[{ value: '', label: t('filter.any') }, ...levels]}
        value={filters.expStatus ?? ''}
        onValue={(level) => onChange({ expStatus: isExperienceLevel(level) ? level : undefined })}
      />
      <MaxCtc value={filters.maxCtc} onValue={(maxCtc) => onType({ maxCtc })} />
      <JoiningFields filters={filters} facets={facets} onChange={onChange} />
      <SwitchField
        label={<Counted label={t('filter.immediate')} count={facets.of('toggles', 'immediate')} />}
        help={t('filter.immediate.help')}
        checked={filters.immediate === true}
        onChecked={(on) => onChange({ immediate: on || undefined })}
      />
    </div>
  )
}

type PicksProps = Pick<MoreFieldsProps, 'filters' | 'facets' | 'onChange'> & {
  label: string
  names: readonly PickName[]
}

function Picks({ label, names, filters, facets, onChange }: PicksProps) {
  const t = useTexts()
  return (
    <PickChips
      label={label}
      note={t('filter.several')}
      options={names.map((value) => ({
        value,
        label: <Counted label={t(`filter.${value}`)} count={facets.of('toggles', value)} />,
      }))}
      values={names.filter((name) => filters[name])}
      onValues={(values) =>
        onChange(Object.fromEntries(names.map((name) => [name, values.includes(name) || undefined])))
      }
    />
  )
}

/** A filter's option with how many candidates would remain. */
function Counted({ label, count }: { label: string; count: string | undefined }) {
  return (
    <span>
      {label} {count !== undefined && <span className="text-xs font-normal text-ink-muted tabular-nums">{count}</span>}
    </span>
  )
}

const mostLpa = 999.99

function payIn(text: string) {
  const pay = parseLpa(text)
  return pay === undefined || pay > mostLpa ? undefined : pay
}

function MaxCtc({ value, onValue }: { value: number | undefined; onValue: (value: number | undefined) => void }) {
  const t = useTexts()
  const [text, setText] = useState(value === undefined ? '' : String(value))
  const wrong = text.trim() !== '' && payIn(text) === undefined
  return (
    <NumberField
      decimals
      label={t('filter.maxCtc')}
      prefix="₹"
      suffix={t('filter.maxCtc.unit')}
      value={text}
      error={wrong && t('filter.maxCtc.wrong')}
      onChange={(event) => {
        setText(event.target.value)
        onValue(payIn(event.target.value))
      }}
    />
  )
}
