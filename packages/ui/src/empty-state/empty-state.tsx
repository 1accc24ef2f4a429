import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Drawing, type StateDrawing } from '../drawing/drawing.tsx'

/** Props of `EmptyState`: why it is empty, and the next action; `dashed` marks a slot to be filled. */
export type EmptyStateProps = {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** For places with enough space. */
  drawing?: StateDrawing | undefined
  /** Replaces the drawing in dense places, such as a table or panel; shown large and thin. */
  icon?: LucideIcon
  /** Has a dashed border, for a slot to be filled. */
  dashed?: boolean
  /** Puts drawing, text and action side by side from 640 px on. */
  wide?: boolean
  /** Leaves out the box, for use inside a card. */
  bare?: boolean
  /** The heading level; 1 if the page has no other content. */
  level?: 1 | 2 | 3
}

/** Says that there is nothing yet and what to do about it. */
export function EmptyState({ title, text, action, drawing, icon, dashed, wide, bare, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      className={clsx(
        'flex flex-col items-center gap-x-6 gap-y-3 px-5 py-8 text-center',
        !bare && 'rounded-card border',
        dashed ? 'border-dashed border-line-strong' : !bare && 'border-line bg-surface',
        wide && 'sm:flex-row sm:py-6 sm:text-left',
      )}
    >
      {drawing ? <Drawing name={drawing} className="h-24" /> : icon && <LargeIcon icon={icon} />}
      <div className={clsx('min-w-0', wide && 'sm:flex-1')}>
        <Heading className="text-base">{title}</Heading>
        {text && <p className="max-w-prose text-sm text-ink-muted">{text}</p>}
      </div>
      {action}
    </div>
  )
}

function LargeIcon({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span aria-hidden className="relative shrink-0">
      <Icon className="size-16 text-line-strong" strokeWidth={0.9} />
      <Plus
        className="absolute -top-0.5 -right-1.5 size-5 rounded-full border-[1.5px] border-accent bg-surface p-0.5 text-warning"
        strokeWidth={2.5}
      />
    </span>
  )
}
