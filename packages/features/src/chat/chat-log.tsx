import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import type { ChatLine } from './chat-line.ts'

const looks = { bot: 'self-start border-line bg-surface', me: 'self-end border-brand/30 bg-brand-soft' }

/** The conversation so far; screen readers announce new lines. */
export function ChatLog({ lines, thinking }: { lines: readonly ChatLine[]; thinking: boolean }) {
  const t = useFeatureTexts()
  return (
    <div role="log" aria-label={t('chat.log')} aria-busy={thinking} className="flex flex-col gap-3">
      {lines.map((line, index) => (
        <p
          // Lines are only ever added.
          key={`line ${index + 1}`}
          className={`max-w-[85%] rounded-card border px-3.5 py-2.5 wrap-anywhere ${looks[line.from]}`}
        >
          <span className="sr-only">{`${t(line.from === 'bot' ? 'chat.bot' : 'chat.me')}: `}</span>
          {line.from === 'bot' ? t(line.text, line.values) : line.said}
        </p>
      ))}
    </div>
  )
}
