import { clsx } from 'clsx'
import { Check, Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLabels } from '../labels/labels.tsx'
import { Seal } from '../seal/seal.tsx'
import { moveFocusOn } from './move-focus-on.ts'

/** Props of `Chip`: `line` is an outline, `soft` tinted, `muted` for '+2'; `mark` shows its status. */
export type ChipProps = {
  children: ReactNode
  /** `soft` is tinted, `line` outlined, `muted` grey. */
  look?: 'soft' | 'line' | 'muted'
  /** `done` is a blue tick, `verified` the green seal, which then needs `markLabel`. */
  mark?: 'done' | 'verified'
  markLabel?: string
  /** For table rows. */
  small?: boolean
}

const variantStyles = {
  soft: 'bg-brand-soft',
  line: 'border border-line bg-surface',
  muted: 'border border-line bg-canvas text-ink-muted',
}

/** A static label, such as a skill or a tag. */
export function Chip({ children, look = 'line', mark, markLabel = '', small }: ChipProps) {
  return (
    <span
      className={clsx(
        'inline-flex max-w-full items-center gap-1.5 rounded-full font-medium',
        small ? 'min-h-6 px-2 text-xs' : 'min-h-7 px-2.5 text-sm',
        variantStyles[look],
      )}
    >
      {mark === 'done' && <Check aria-hidden className="size-4 shrink-0 text-brand" strokeWidth={2.5} />}
      {mark === 'verified' && <Seal label={markLabel} size={14} />}
      <span className="min-w-0 truncate" title={typeof children === 'string' ? children : undefined}>
        {children}
      </span>
      {mark === 'done' && markLabel && <span className="sr-only">{markLabel}</span>}
    </span>
  )
}

/** A selected item or an applied filter that one press removes; `name` is read with 'Remove'. */
export function RemovableChip(props: {
  children: ReactNode
  name: string
  /** Without it, nothing can be removed. */
  onRemove: () => void
  chosen?: boolean
  disabled?: boolean
}) {
  const labels = useLabels()
  return (
    <button
      ref={moveFocusOn}
      type="button"
      aria-label={labels.remove(props.name)}
      disabled={props.disabled}
      onClick={props.onRemove}
      className={clsx(
        hitArea,
        'bg-brand-soft enabled-hover:bg-brand-faint',
        props.chosen ? 'min-h-9 border border-brand pr-2.5 pl-3.5' : 'min-h-7 pr-2 pl-3',
      )}
    >
      <span className="min-w-0 wrap-anywhere">{props.children}</span>
      <X aria-hidden className={clsx('size-4 shrink-0', props.chosen ? 'text-brand' : 'text-ink-muted')} />
    </button>
  )
}

/** A suggestion that one press adds. */
export function AddChip({ children, onAdd, disabled }: { children: ReactNode; onAdd: () => void; disabled?: boolean }) {
  return (
    <button type="button" disabled={disabled} onClick={onAdd} className={clsx(hitArea, onOffer)}>
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <Plus aria-hidden className="size-4 shrink-0 text-ink-muted" />
    </button>
  )
}

/** Props of `ToggleChip`: `blocked` can't be picked now; it is in a `RovingGroup`. */
export type ToggleChipProps = {
  children: ReactNode
  picked: boolean
  blocked: boolean
  onToggle: () => void
}

/** An item in a list that one press selects and another deselects; it keeps its position. */
export function ToggleChip({ children, picked, blocked, onToggle }: ToggleChipProps) {
  const Icon = picked ? Check : Plus
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-pressed={picked}
      aria-disabled={blocked || undefined}
      onClick={() => !blocked && onToggle()}
      className={clsx(hitArea, picked ? 'min-h-9 border border-brand bg-brand-soft pr-2.5 pl-3.5' : onOffer)}
    >
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <Icon aria-hidden className={clsx('size-4 shrink-0', picked ? 'text-brand' : 'text-ink-muted')} />
    </button>
  )
}

const onOffer = 'min-h-9 border border-line-strong bg-surface pr-2.5 pl-3.5 enabled-hover:border-brand'

/** Small on a desktop, with a hit area of 44 px on touch screens. */
const hitArea =
  'inline-flex max-w-full cursor-pointer items-center gap-2 rounded-[1.375rem] text-left text-sm font-medium transition-colors disabled:opacity-50 aria-disabled:opacity-50 pointer-coarse:min-h-11 pointer-coarse:px-4'
