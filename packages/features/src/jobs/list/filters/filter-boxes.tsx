import { CheckBox } from '@pramaan/ui/check-box'
import { FieldGroup, useFieldIds } from '@pramaan/ui/field'
import { TextButton } from '@pramaan/ui/text-link'
import { useState } from 'react'
import { useFeatureTexts } from '../../../texts/use-feature-texts.ts'

/** One value of a filter; without a count it is not known yet. */
export type Option<T> = { value: T; label: string; count: number | undefined }

/** Props of `FilterBoxes`: one filter of which several values may be chosen. */
export type FilterBoxesProps<T> = {
  label: string
  options: readonly Option<T>[]
  values: readonly T[]
  onToggle: (value: T) => void
}

/** As many as are shown at first of a long list. */
const shownAtFirst = 6

/** The boxes of a filter, each with how many jobs it leaves; a long list shows its first, and what is chosen of the rest. */
export function FilterBoxes<T extends string | number>({ label, options, values, onToggle }: FilterBoxesProps<T>) {
  const t = useFeatureTexts()
  const { id } = useFieldIds({ help: undefined, error: undefined })
  const [full, setWhole] = useState(false)
  const isChosen = ({ value }: Option<T>) => values.includes(value)
  const shown = full ? options : options.filter((option, index) => index < shownAtFirst || isChosen(option))
  const hidden = options.length - shown.length
  return (
    <FieldGroup id={id} label={label}>
      {options.length === 0 && <p className="text-sm text-ink-muted">{t('jobs.filter.none')}</p>}
      {shown.map((option) => (
        <label
          key={option.value}
          htmlFor={`${id}-${option.value}`}
          className="flex min-h-8 cursor-pointer items-center gap-3 text-sm has-checked:font-semibold pointer-coarse:min-h-11"
        >
          <CheckBox id={`${id}-${option.value}`} checked={isChosen(option)} onChange={() => onToggle(option.value)} />
          <span className="min-w-0 flex-1 wrap-anywhere">{option.label}</span>{' '}
          <span className="text-ink-muted tabular-nums">{option.count}</span>
        </label>
      ))}
      {(hidden > 0 || full) && (
        <TextButton onClick={() => setWhole(!full)} className="self-start" aria-expanded={full}>
          {full ? t('jobs.filter.fewer') : t('jobs.filter.more', { n: hidden })}
        </TextButton>
      )}
    </FieldGroup>
  )
}
