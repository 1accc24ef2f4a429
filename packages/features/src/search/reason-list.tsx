import type { Client } from '@pramaan/api-client'
import { Check, X } from 'lucide-react'
import { usePostingTexts } from '../texts/use-posting-texts.ts'
import { type Reading, usePartWords } from './read-chips.tsx'

type Row = Awaited<ReturnType<Client['search']['candidates']>>['items'][number]

/** What a row of a list says of its rank. */
export type Ranked = Pick<Row, 'Fit' | 'Missed'>

/** One reason in words, and whether it speaks for the candidate. */
export type ReasonText = { text: string; isMet: boolean }

/** Says why a candidate has their rank: what was asked for and matches, what is missing, then the conditions missed. */
export function useReasons() {
  const t = usePostingTexts()
  const say = usePartWords()
  const reason = ({ asked, grade, through }: NonNullable<Ranked['Fit']>[number]) => {
    const name = asked.join(` ${t('search.or')} `)
    if (!grade) return t('card.fit.missing', { name })
    return through ? t(`card.fit.${grade}.through`, { name, through }) : t(`card.fit.${grade}`, { name })
  }
  return ({ Fit, Missed = [] }: Ranked, reading: Reading): ReasonText[] => {
    const said = (Fit ?? []).map((one) => ({ text: reason(one), isMet: one.grade !== null }))
    const missed = reading
      .filter(({ from }) => Missed.includes(from))
      .map((part) => t(part.kind === 'concept' ? 'card.fit.place' : 'card.fit.condition', { name: say(part) }))
    return said.length === 0 ? [] : [...said, ...missed.map((text) => ({ text, isMet: false }))]
  }
}

/** How many of the things asked for a candidate has, where there are several. */
export function FitCount({ fit }: { fit: Ranked['Fit'] }) {
  const t = usePostingTexts()
  if (!fit || fit.length < 2) return null
  return t('card.fit', { met: fit.filter(({ grade }) => grade !== null).length, asked: fit.length })
}

/** Reasons, each with a tick or a cross. */
export function ReasonList({ reasons }: { reasons: readonly ReasonText[] }) {
  const t = usePostingTexts()
  return (
    <ul aria-label={t('card.fit.label')} className="flex flex-wrap gap-x-3 gap-y-0.5">
      {reasons.map(({ text, isMet }) => (
        <li key={text} className="flex min-w-0 items-center gap-1">
          {isMet ? (
            <Check aria-hidden className="size-3.5 shrink-0 text-brand" />
          ) : (
            <X aria-hidden className="size-3.5 shrink-0 text-ink-muted" />
          )}
          <span className={isMet ? 'min-w-0 wrap-anywhere' : 'min-w-0 text-ink-muted wrap-anywhere'}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
