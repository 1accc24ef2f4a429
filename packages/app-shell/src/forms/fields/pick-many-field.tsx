import { RemovableChip } from '@pramaan/ui/chip'
import { Combobox, type ComboboxProps } from '@pramaan/ui/combobox'
import { useState } from 'react'
import { type ListName, useFittingOptions } from './use-fitting-options.ts'

/**
 * Props of `PickManyField`: several options of a long list, at most `most`; `chosenLabel` labels the choices,
 * `fullText` says that the limit is reached.
 */
export type PickManyFieldProps = Omit<ComboboxProps, 'query' | 'onQuery' | 'onPick' | 'several' | 'options'> & {
  /** The list of the options, so that entries are also found by their other names. */
  list?: ListName | undefined
  options: readonly string[]
  values: readonly string[]
  onValues: (values: string[]) => void
  most: number
  chosenLabel: string
  fullText: string
}

const mostShown = 60

/** Multiple choice from a long list: found by typing, each shown as a chip that one press removes. */
export function PickManyField({
  list,
  options,
  values,
  onValues,
  most,
  chosenLabel,
  fullText,
  ...box
}: PickManyFieldProps) {
  const [query, setQuery] = useState('')
  const full = values.length >= most
  const open = options.filter((option) => !values.includes(option)).map((option) => ({ value: option, label: option }))
  const fitting = useFittingOptions(open, query, list)
  return (
    <div className="flex flex-col gap-2.5">
      <Combobox
        {...box}
        several
        disabled={full}
        options={fitting.slice(0, mostShown)}
        query={query}
        onQuery={setQuery}
        onPick={({ value }) => onValues([...values, value])}
      />
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {full && fullText}
      </p>
      {values.length > 0 && (
        <ul aria-label={chosenLabel} className="flex flex-wrap gap-2">
          {values.map((value) => (
            <li key={value} className="max-w-full">
              <RemovableChip chosen name={value} onRemove={() => onValues(values.filter((other) => other !== value))}>
                {value}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
