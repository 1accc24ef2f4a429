import { clsx } from 'clsx'
import { ChevronDown, Search, X } from 'lucide-react'
import type { KeyboardEventHandler, RefObject } from 'react'
import type { useFieldIds } from '../field/field.tsx'
import { mergeRefs } from '../field/merge-refs.ts'
import { useLabels } from '../labels/labels.tsx'
import type { ComboboxProps } from './combobox-props.ts'

type ComboboxBoxProps = {
  props: ComboboxProps
  control: ReturnType<typeof useFieldIds>['control']
  box: RefObject<HTMLInputElement | null>
  /** The ids of the open list and of the option selected by the arrow keys. */
  listId: string | undefined
  activeId: string | undefined
  onKeyDown: KeyboardEventHandler<HTMLInputElement>
  onOpen: () => void
  onType: (text: string) => void
}

/** The text box, with the button that empties it or opens the list. */
export function ComboboxBox({ props, control, box, listId, activeId, onKeyDown, onOpen, onType }: ComboboxBoxProps) {
  const labels = useLabels()
  const { query, onQuery, dense, search } = props
  return (
    <div
      className={clsx(
        'control flex items-center gap-2 pr-1 pl-3',
        dense ? 'min-h-9 text-sm pointer-coarse:min-h-11' : 'min-h-11',
      )}
    >
      {search && <Search aria-hidden className="size-5 shrink-0 text-ink-muted" />}
      <input
        {...control}
        ref={mergeRefs(box, props.ref)}
        name={props.name}
        type="text"
        role="combobox"
        enterKeyHint={search ? 'search' : undefined}
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        disabled={props.disabled}
        placeholder={props.placeholder}
        value={query}
        onChange={(event) => onType(event.target.value)}
        onClick={onOpen}
        onKeyDown={onKeyDown}
        onBlur={props.onBlur}
        className="min-w-0 flex-1 self-stretch bg-transparent outline-none"
      />
      {!query && props.hint && <span className="shrink-0 text-xs text-ink-muted">{props.hint}</span>}
      {(query || !(props.closedIfEmpty && props.options.length === 0)) && (
        <BoxButton
          clear={query ? labels.clear : undefined}
          onPress={() => {
            if (query) onQuery('')
            box.current?.focus()
            onOpen()
          }}
        />
      )}
    </div>
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
