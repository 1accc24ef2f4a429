import { KeyHint } from '../key-hint/key-hint.tsx'

/** One key and what it does. */
export type KeyDeed = { keys: string | readonly string[]; label: string }

/** The keys that work on this screen, along its bottom, where there is a keyboard. */
export function KeyBar({ deeds, label }: { deeds: readonly KeyDeed[]; label: string }) {
  return (
    <aside
      aria-label={label}
      className="sticky bottom-0 hidden h-8 shrink-0 items-center overflow-hidden border-line border-t bg-surface px-5 text-xs text-ink-muted lg:flex print:hidden"
    >
      <ul className="flex items-center gap-4 whitespace-nowrap">
        {deeds.map((deed) => (
          <li key={deed.label} className="flex items-center gap-1.5">
            <KeyHint keys={deed.keys} />
            {deed.label}
          </li>
        ))}
      </ul>
    </aside>
  )
}
