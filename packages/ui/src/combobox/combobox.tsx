import { clsx } from 'clsx'
import { ChevronDown, Search, X } from 'lucide-react'
import { type ReactNode, type Ref, useCallback, useId, useRef, useState } from 'react'
import { Field, type FieldTexts, useFieldIds } from '../field/field.tsx'
import { mergeRefs } from '../field/merge-refs.ts'
import { useLabels } from '../labels/labels.tsx'
import { ComboboxList } from './combobox-list.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import { useLeave } from './use-leave.ts'
import { useListKeys } from './use-list-keys.ts'

export type { ComboboxOption }

/** Props of `Combobox`: the screen filters or fetches by `query`; `onPick` gets what was chosen. */
export type ComboboxProps = FieldTexts & {
  options: readonly ComboboxOption[]
  query: string
  onQuery: (query: string) => void
  onPick: (option: ComboboxOption) => void
  /** Options are on their way; those there are stay. */
  loading?: boolean
  placeholder?: string
  /** A line at the foot of the list: what else can be done. */
  foot?: ReactNode
  /** Empties the box after a choice, for choosing several. */
  several?: boolean
  /** Magnifier instead of a chevron. */
  search?: boolean
  onBlur?: () => void
  name?: string
  id?: string
  disabled?: boolean
  dense?: boolean
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** A text box with a list of what fits; what is chosen is the screen's to keep. */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    labelHidden,
    note,
    help,
    error,
    options,
    query,
    onQuery,
    onPick,
    loading = false,
    className,
    ref,
  } = props
  const labels = useLabels()
  const listId = useId()
  const [open, setOpen] = useState(false)
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
    setOpen,
    count: options.length,
    onChoose: (index) => pick(options[index]),
    onEscape: () => onQuery(''),
  })
  const Icon = props.search ? Search : null
  return (
    <Field id={id} label={label} labelHidden={labelHidden} note={note} help={help} error={error} className={className}>
      <div ref={root} className="relative">
        <div
          className={clsx('control flex items-center gap-2 pr-1 pl-3', props.dense ? 'min-h-9 text-sm' : 'min-h-11')}
        >
          {Icon && <Icon aria-hidden className="size-5 shrink-0 text-ink-muted" />}
          <input
            {...control}
            ref={mergeRefs(box, ref)}
            name={props.name}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && keys.active >= 0 ? `${listId}-${keys.active}` : undefined}
            disabled={props.disabled}
            placeholder={props.placeholder}
            value={query}
            onChange={(event) => {
              onQuery(event.target.value)
              keys.setActive(0)
              setOpen(true)
            }}
            onClick={() => setOpen(true)}
            onKeyDown={keys.onKeyDown}
            onBlur={props.onBlur}
            className="min-w-0 flex-1 self-stretch bg-transparent outline-none"
          />
          <BoxButton
            clear={query ? labels.clear : undefined}
            onPress={() => {
              if (query) onQuery('')
              box.current?.focus()
              setOpen(true)
            }}
          />
        </div>
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

function BoxButton({ clear, onPress }: { clear: string | undefined; onPress: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={clear}
      aria-hidden={clear ? undefined : true}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-muted"
    >
      {clear ? <X aria-hidden className="size-4" /> : <ChevronDown aria-hidden className="size-4" />}
    </button>
  )
}
