import { Combobox, type ComboboxProps } from '@pramaan/ui/combobox'
import { useState } from 'react'
import { type ListName, useFittingOptions } from './use-fitting-options.ts'

/** Props of `PickField`: an option found by typing; with `free` any typed text is accepted. */
export type PickFieldProps = Omit<ComboboxProps, 'query' | 'onQuery' | 'onPick' | 'several'> & {
  /** The list that the options are of, so that its entries are also found by their other names. */
  list?: ListName | undefined
  value: string
  onValue: (value: string) => void
  free?: boolean
}

const mostShown = 60

/** Single choice from a long list: typing narrows it, and a fully typed option counts as chosen. */
export function PickField({ list, options, value, onValue, free = false, onBlur, ...rest }: PickFieldProps) {
  const [typed, setTyped] = useState<string>()
  const chosen = options.find((option) => option.value === value)
  const query = typed ?? chosen?.label ?? (free ? value : '')
  const fitting = useFittingOptions(options, chosen?.label === query ? '' : query, list)
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
      options={fitting.slice(0, mostShown)}
      query={query}
      onQuery={type}
      onPick={(option) => onValue(option.value)}
      onBlur={leave}
    />
  )
}
