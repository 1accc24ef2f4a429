import { useCallback, useId, useRef, useState } from 'react'
import { Field, useFieldIds } from '../field/field.tsx'
import { ComboboxBox } from './combobox-box.tsx'
import { ComboboxList } from './combobox-list.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import type { ComboboxProps } from './combobox-props.ts'
import { useLeave } from './use-leave.ts'
import { useListKeys } from './use-list-keys.ts'

export type { ComboboxOption, ComboboxProps }

/** A text box with a list of matches; the screen stores the choice. */
export function Combobox(props: ComboboxProps) {
  const { label, labelHidden, note, help, error, options, query, onQuery, onPick, loading = false, className } = props
  const listId = useId()
  const [opened, setOpen] = useState(false)
  const open = opened && !(props.closedIfEmpty && options.length === 0)
  const box = useRef<HTMLInputElement>(null)
  const root = useRef<HTMLDivElement>(null)
  useLeave(
    root,
    open,
    useCallback(() => setOpen(false), []),
  )
  const { id, control } = useFieldIds({ help, error }, props.id)
  const pick = (option: ComboboxOption | undefined) => {
    if (!option) return
    onPick(option)
    onQuery(props.several ? '' : option.label)
    setOpen(false)
  }
  const keys = useListKeys({
    open,
    unchosen: props.several === true && query !== '',
    setOpen,
    count: options.length,
    onChoose: (index) => pick(options[index]),
    onEscape: () => onQuery(''),
  })
  return (
    <Field id={id} label={label} labelHidden={labelHidden} note={note} help={help} error={error} className={className}>
      <div ref={root} className="relative">
        <ComboboxBox
          props={props}
          control={control}
          box={box}
          listId={open ? listId : undefined}
          activeId={open && keys.active >= 0 ? `${listId}-${keys.active}` : undefined}
          onKeyDown={keys.onKeyDown}
          onOpen={() => setOpen(true)}
          onType={(text) => {
            onQuery(text)
            keys.setActive(0)
            setOpen(true)
          }}
        />
        {open && (
          <ComboboxList
            listId={listId}
            label={label}
            options={options}
            query={query}
            loading={loading}
            active={keys.active}
            onActive={keys.setActive}
            onPick={pick}
            foot={props.foot}
          />
        )}
      </div>
    </Field>
  )
}
