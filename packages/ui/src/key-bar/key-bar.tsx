import { clsx } from 'clsx'
import { KeyHint } from '../key-hint/key-hint.tsx'

/** A key and its action; one with `always` is shown even in a narrow bar. */
export type KeyAction = { keys: string | readonly string[]; label: string; always?: boolean | undefined }

/** The keys available on this screen, at its bottom, on devices with a keyboard. */
export function KeyBar({ actions, label }: { actions: readonly KeyAction[]; label: string }) {
  return (
    <aside
      aria-label={label}
      className="sticky bottom-0 z-20 hidden h-8 shrink-0 items-center gap-4 overflow-hidden border-line border-t bg-surface px-5 text-xs text-ink-muted lg:flex print:hidden"
    >
      {/* A key without room wraps to a hidden second line instead of being cut. */}
      <KeyLine actions={actions.filter(({ always }) => !always)} className="flex-wrap overflow-hidden" />
      <KeyLine actions={actions.filter(({ always }) => always)} className="shrink-0" />
    </aside>
  )
}

function KeyLine({ actions, className }: { actions: readonly KeyAction[]; className: string }) {
  if (actions.length === 0) return null
  return (
    <ul className={clsx('flex h-8 items-center gap-x-4 whitespace-nowrap *:h-8', className)}>
      {actions.map((action) => (
        <li key={action.label} className="flex items-center gap-1.5">
          <KeyHint keys={action.keys} />
          {action.label}
        </li>
      ))}
    </ul>
  )
}
