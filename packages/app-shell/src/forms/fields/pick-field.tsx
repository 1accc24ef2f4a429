import { Combobox, type ComboboxOption, type ComboboxProps } from '@pramaan/ui/combobox'
import { useState } from 'react'

/** Props of `PickField`: an option found by typing; with `free` any typed text is accepted. */
export type PickFieldProps = Omit<ComboboxProps, 'query' | 'onQuery' | 'onPick' | 'several'> & {
  value: string
  onValue: (value: string) => void
  free?: boolean
}

const mostShown = 60

/** Single choice from a long list: typing narrows it, and a fully typed option counts as chosen. */
export function PickField({ options, value, onValue, free = false, onBlur, ...rest }: PickFieldProps) {
  const [typed, setTyped] = useState<string>()
  const chosen = options.find((option) => option.value === value)
  const query = typed ?? chosen?.label ?? (free ? value : '')
  const type = (text: string) => {
    const full = options.find((option) => option.label.toLowerCase() === text.trim().toLowerCase())
    setTyped(text)
    onValue(full?.value ?? (free ? text : ''))
  }
  const leave = () => {
    if (value) setTyped(undefined)
    onBlur?.()
  }
  return (
    <Combobox
      {...rest}
      options={optionsFor(options, chosen?.label === query ? '' : query).slice(0, mostShown)}
      query={query}
      onQuery={type}
      onPick={(option) => onValue(option.value)}
      onBlur={leave}
    />
  )
}

/** The options that contain every typed word; those that start with one come first. */
export function optionsFor(options: readonly ComboboxOption[], query: string): ComboboxOption[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const fitting = options.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
  const begins = ({ label }: ComboboxOption) => (label.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1)
  return fitting.toSorted((a, b) => begins(a) - begins(b))
}
