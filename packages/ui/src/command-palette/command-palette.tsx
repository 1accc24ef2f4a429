import * as Radix from '@radix-ui/react-dialog'
import { Command } from 'cmdk'
import { Search, X } from 'lucide-react'
import { Fragment, type ReactNode, useRef } from 'react'
import { matchParts } from '../combobox/combobox-option.ts'
import { dialogGuards } from '../dialog/dialog-guards.ts'
import { scrim } from '../dialog/scrim.ts'
import { KeyHint } from '../key-hint/key-hint.tsx'
import { useLabels } from '../labels/labels.tsx'
import { useOverlay } from '../overlay/overlay.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { paletteField, paletteFrame, paletteTop } from './palette-look.ts'
import { lineName, useMarkedLine } from './use-marked-line.ts'

/** One line of the palette: an avatar or icon, words, muted words after them, and an element at its end. */
type PaletteItem = {
  key: string
  label: string
  note?: ReactNode
  icon: ReactNode
  end?: ReactNode
  onChoose: () => void
}

/** Lines of one kind under their name; `count` is the total. */
export type PaletteGroup = { key: string; heading: string; count?: ReactNode; items: readonly PaletteItem[] }

/** Props of `CommandPalette`: the screen searches for `query`; `empty` shows if nothing matches. */
export type CommandPaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** An example in the empty field; never its only label. */
  placeholder: string
  query: string
  onQuery: (query: string) => void
  groups: readonly PaletteGroup[]
  loading?: boolean
  empty: ReactNode
  /** Hints about keys. */
  foot?: ReactNode
}

/** Finds pages and people by typing: arrows move, Enter opens, Escape closes. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, title, placeholder, query, onQuery, groups, loading = false, empty, foot } = props
  const labels = useLabels()
  const overlay = useOverlay(open, onOpenChange)
  const field = useRef<HTMLInputElement>(null)
  const marked = useMarkedLine(query, groups)
  const none = groups.every(({ items }) => items.length === 0)
  return (
    <Radix.Root {...overlay}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...dialogGuards}
          onEscapeKeyDown={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            focusAtEnd(field.current)
          }}
          aria-describedby={undefined}
          className={paletteFrame}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <Command {...marked} shouldFilter={false} label={title} className="flex min-h-0 flex-col">
            <div className={paletteTop}>
              <Search aria-hidden className="size-5 shrink-0 text-ink-muted" />
              <Command.Input
                ref={field}
                value={query}
                onValueChange={onQuery}
                placeholder={placeholder}
                className={paletteField}
              />
              {loading && <Spinner />}
              <Radix.Close className="-mr-2 flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-control text-ink-muted">
                <span className="max-sm:hidden">
                  <KeyHint keys="Esc" />
                </span>
                <X aria-hidden className="size-5 sm:hidden" />
                <span className="sr-only">{labels.close}</span>
              </Radix.Close>
            </div>
            <Command.List label={title} className="min-h-0 overflow-y-auto px-2 py-1.5">
              {groups.map((group) => group.items.length > 0 && <Group key={group.key} group={group} query={query} />)}
            </Command.List>
            <p role="status" className="px-4 text-sm text-ink-muted not-empty:py-6 not-empty:text-center">
              {none && (loading ? labels.loading : empty)}
            </p>
          </Command>
          {foot && (
            <div className="hidden min-h-9 flex-wrap items-center justify-between gap-x-4 border-line border-t px-4 py-1.5 text-xs text-ink-muted sm:flex">
              {foot}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * Keeps what was typed before the palette loaded: Radix would select that text, and the next letter would replace it.
 */
function focusAtEnd(field: HTMLInputElement | null) {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

function Group({ group, query }: { group: PaletteGroup; query: string }) {
  const heading = (
    <span className="flex justify-between gap-4 px-2 pt-2 pb-1 text-xs text-ink-muted tabular-nums">
      <span>{group.heading}</span>
      {group.count !== undefined && <span>{group.count}</span>}
    </span>
  )
  return (
    <Command.Group heading={heading}>
      {group.items.map((item) => (
        <Command.Item
          key={item.key}
          value={lineName(group.key, item.key)}
          onSelect={item.onChoose}
          className="group flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2 py-1 text-sm data-[selected=true]:bg-brand-soft pointer-coarse:min-h-11"
        >
          <span className="grid size-6 shrink-0 place-items-center text-ink-muted [&_svg]:size-4">{item.icon}</span>
          <span className="max-sm:wrap-anywhere sm:cut min-w-0">
            <Matched label={item.label} query={query} />
            {item.note && <span className="ml-2 text-xs text-ink-muted">{item.note}</span>}
          </span>
          <span className="ml-auto flex shrink-0 items-center gap-2 text-xs text-ink-muted tabular-nums">
            {item.end}
            <KeyHint keys="Enter" className="invisible max-sm:hidden group-data-[selected=true]:visible" />
          </span>
        </Command.Item>
      ))}
    </Command.Group>
  )
}

function Matched({ label, query }: { label: string; query: string }) {
  let at = 0
  return matchParts(label, query).map(({ text, match }) => {
    at += text.length
    return match ? (
      <strong key={at} className="text-brand">
        {text}
      </strong>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    )
  })
}
