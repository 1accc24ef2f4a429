import { CheckBox } from '@pramaan/ui/check-box'
import { FieldGroup, useFieldIds } from '@pramaan/ui/field'
import { TextButton } from '@pramaan/ui/text-link'
import { useState } from 'react'
import { useFeatureTexts } from '../../../texts/use-feature-texts.ts'

/** A value of a filter; without a count it is still loading. */
export type Option<T> = { value: T; label: string; count: number | undefined }

/** Props of `FilterBoxes`: one filter with several selectable values. */
export type FilterBoxesProps<T> = {
  label: string
  options: readonly Option<T>[]
  values: readonly T[]
  onToggle: (value: T) => void
}

/** How many values of a long list show at first. */
const shownAtFirst = 6

/**
 * A filter's checkboxes, each with the number of remaining jobs; a long list shows its first values and any selected
 * ones.
 */
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
