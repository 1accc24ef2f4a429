import { foldText } from '@pramaan/domain/fold-text'
import { Combobox, type ComboboxProps } from '@pramaan/ui/combobox'
import { useRef, useState } from 'react'
import { type ListName, useFittingOptions } from './use-fitting-options.ts'

/** Props of `PickField`: an option found by typing; with `free` any typed text is accepted. */
export type PickFieldProps = Omit<ComboboxProps, 'query' | 'onQuery' | 'onPick' | 'several'> & {
  /** The list of the options, so that entries are also found by their other names. */
  list?: ListName | undefined
  value: string
  onValue: (value: string) => void
  free?: boolean
}

const mostShown = 60

/** Single choice from a long list: typing narrows it, and a fully typed option counts as chosen. */
export function PickField({ list, options, value, onValue, free = false, onBlur, ...rest }: PickFieldProps) {
  const [typed, setTyped] = useState<string>()
  const picked = useRef<string>(undefined)
  const chosen = options.find((option) => option.value === value)
  const query = typed ?? chosen?.label ?? (free ? value : '')
  // A reopened field offers every option; typing narrows them, even if the text is an option's full name.
  const fitting = useFittingOptions(options, typed === undefined && chosen ? '' : query, list)
  const type = (text: string) => {
    const full = options.find((option) => foldText(option.label) === foldText(text))
    setTyped(text === picked.current ? undefined : text)
    picked.current = undefined
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
      onPick={({ value, label }) => {
        // The combobox then writes the label into the box, which does not count as typing.
        picked.current = label
        onValue(value)
      }}
      onBlur={leave}
    />
  )
}
