import { Check, EqualApproximately, X } from 'lucide-react'

/** A reason in words, and whether it is met, nearly met, or missing. */
export type TickedText = { text: string; mark: keyof typeof marks }

const marks = { met: Check, near: EqualApproximately, missing: X } as const

/** Reasons, each with a tick, an approximately sign, or a cross. */
export function TickedList({ label, texts }: { label: string; texts: readonly TickedText[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-3 gap-y-0.5">
      {texts.map(({ text, mark }) => {
        const Mark = marks[mark]
        const isMet = mark === 'met'
        return (
          <li key={text} className="flex min-w-0 items-start gap-1">
            {/* As high as the first line, beside which it stands. */}
            <Mark aria-hidden className={`h-[1lh] w-3.5 shrink-0 ${isMet ? 'text-brand' : 'text-ink-muted'}`} />
            <span className={isMet ? 'min-w-0 wrap-anywhere' : 'min-w-0 text-ink-muted wrap-anywhere'}>{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
