import { mostUnanswered } from '@pramaan/domain/conversation'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Recipient } from './use-bulk-message.ts'

const reasons = ['not-shortlisted', 'answer-awaited', 'not-there'] as const

type SkippedPeopleProps = { skipped: readonly Recipient[]; nameOf: (id: number) => string }

/** The candidates who won't get the message, and why. */
export function SkippedPeople({ skipped, nameOf }: SkippedPeopleProps) {
  const t = useTexts()
  if (skipped.length === 0) return null
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-semibold">{t('bulk.skipped')}</p>
      <ul className="grid gap-1 text-ink-muted">
        {reasons.map((reason) => {
          const people = skipped.filter(({ why }) => why === reason)
          const names = people.map(({ ID, Name }) => Name ?? nameOf(ID)).join(', ')
          return people.length > 0 && <li key={reason}>{t(`bulk.why.${reason}`, { names, n: mostUnanswered })}</li>
        })}
      </ul>
    </div>
  )
}
