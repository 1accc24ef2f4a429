import { Check, X } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.ts'
import { type Reading, usePartWords } from '../filters/read-chips.tsx'
import type { EmployerRow } from './use-candidate-search.ts'

type Reason = NonNullable<EmployerRow['Fit']>[number]

/** Why this candidate has this rank: what was asked for and matches, then what is missing. */
export function CardReasons({ row, reading }: { row: EmployerRow; reading: Reading }) {
  const t = useTexts()
  const sayReason = useReason()
  const reasons = row.Fit ?? []
  const missed = useMissed(row, reading)
  if (reasons.length === 0) return null
  const met = reasons.filter(({ grade }) => grade !== null)
  return (
    <div className="text-sm">
      {reasons.length > 1 && (
        <p className="font-semibold">{t('card.fit', { met: met.length, asked: reasons.length })}</p>
      )}
      <ul aria-label={t('card.fit.label')} className="flex flex-wrap gap-x-3 gap-y-0.5">
        {reasons.map((reason) => (
          <li key={reason.asked.join()} className="flex min-w-0 items-center gap-1">
            {reason.grade ? (
              <Check aria-hidden className="size-3.5 shrink-0 text-verified" />
            ) : (
              <X aria-hidden className="size-3.5 shrink-0 text-ink-muted" />
            )}
            <span className={reason.grade ? 'min-w-0 wrap-anywhere' : 'min-w-0 text-ink-muted wrap-anywhere'}>
              {sayReason(reason)}
            </span>
          </li>
        ))}
        {missed.map((words) => (
          <li key={words} className="flex min-w-0 items-center gap-1">
            <X aria-hidden className="size-3.5 shrink-0 text-ink-muted" />
            <span className="min-w-0 text-ink-muted wrap-anywhere">{words}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What this candidate misses of the places, years, pay and the like that were asked for. */
function useMissed({ Missed = [] }: EmployerRow, reading: Reading) {
  const t = useTexts()
  const say = usePartWords()
  return reading
    .filter(({ from }) => Missed.includes(from))
    .map((part) => t(part.kind === 'concept' ? 'card.fit.place' : 'card.fit.condition', { name: say(part) }))
}

function useReason() {
  const t = useTexts()
  return ({ asked, grade, through }: Reason) => {
    const name = asked.join(` ${t('search.or')} `)
    if (!grade) return t('card.fit.missing', { name })
    return through ? t(`card.fit.${grade}.through`, { name, through }) : t(`card.fit.${grade}`, { name })
  }
}
