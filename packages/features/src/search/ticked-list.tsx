import { Check, X } from 'lucide-react'

/** A reason in words, and whether it is met. */
export type TickedText = { text: string; isMet: boolean }

/** Reasons, each with a tick or a cross. */
export function TickedList({ label, texts }: { label: string; texts: readonly TickedText[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-3 gap-y-0.5">
      {texts.map(({ text, isMet }) => (
        <li key={text} className="flex min-w-0 items-start gap-1">
          {/* As high as the first line, beside which it stands. */}
          {isMet ? (
            <Check aria-hidden className="h-[1lh] w-3.5 shrink-0 text-brand" />
          ) : (
            <X aria-hidden className="h-[1lh] w-3.5 shrink-0 text-ink-muted" />
          )}
          <span className={isMet ? 'min-w-0 wrap-anywhere' : 'min-w-0 text-ink-muted wrap-anywhere'}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
