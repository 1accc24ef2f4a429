import type { Client } from '@pramaan/api-client'
import { holdingOf } from '@pramaan/domain/fit'
import { usePostingTexts } from '../texts/use-posting-texts.ts'
import { type Reading, usePartWords } from './read-chips.tsx'
import { TickedList, type TickedText } from './ticked-list.tsx'

type Row = Awaited<ReturnType<Client['search']['candidates']>>['items'][number]

const markOf = { had: 'met', near: 'near', missing: 'missing' } as const

/** The parts of a row that explain its rank. */
export type Ranked = Pick<Row, 'Fit' | 'Met' | 'Widely' | 'Missed' | 'Nearby' | 'Found'>

/** The grades for a field of work: nobody is “close to” Marketing; they work in it or would like to. */
const fieldGrades = ['close-title', 'close-role', 'role', 'similar-work', 'related'] as const

/** The facts about work from which a related concept may follow. */
const workFacts = ['works', 'worked', 'wants'] as const

function wantedOr(fact: NonNullable<Ranked['Fit']>[number]['fact']) {
  return fact === 'wants' ? 'wants' : 'worked'
}

/**
 * Says why a candidate has their rank: what matches, what is missing, where unlisted words occur, then which conditions
 * are met and missed. The row itself shows that a word is in the name.
 */
export function useReasons() {
  const t = usePostingTexts()
  const say = usePartWords()
  const reason = ({ asked, kind, grade, fact, through }: NonNullable<Ranked['Fit']>[number]) => {
    const name = asked.join(` ${t('search.or')} `)
    if (!grade) return t('card.fit.missing', { name })
    const field = kind === 'domain' && fieldGrades.find((one) => one === grade)
    if (field === 'close-role')
      return t(`card.fit.domain.close-role.${wantedOr(fact)}`, { name, through: through ?? '' })
    if (field) return t(`card.fit.domain.${field}`, { name, through: through ?? '' })
    if (grade === 'close-role') return t(`card.fit.close-role.${wantedOr(fact)}`, { name, through: through ?? name })
    if (!through) return t(`card.fit.${grade}`, { name })
    const work = grade === 'related' && workFacts.find((one) => one === fact)
    if (work) return t(`card.fit.related.${work}`, { name, through })
    if (grade === 'related' && fact === 'writes') return t('card.fit.mention.through', { name, through })
    // For a role similar to the requested one, only that it is wanted is said.
    return t(`card.fit.${grade === 'skilled-role' ? 'role' : grade}.through`, { name, through })
  }
  const widely = (part: Reading[number]) =>
    part.kind === 'joining' ? t('card.met.join') : t('card.met.anywhere', { name: say(part) })
  return (
    { Fit, Met = [], Widely = [], Missed = [], Nearby = [], Found = [] }: Ranked,
    reading: Reading,
  ): TickedText[] => {
    const reasonTexts = (Fit ?? []).map((one) => ({ text: reason(one), mark: markOf[holdingOf(one.grade)] }))
    const found = reading.flatMap((part) => {
      const position = Found.find(({ from }) => from === part.from)?.position
      return position && position !== 'name'
        ? { text: t(`card.found.${position}`, { word: say(part) }), mark: 'met' as const }
        : []
    })
    const met = reading
      .filter(({ from }) => Met.includes(from))
      .map((part) => ({ text: Widely.includes(part.from) ? widely(part) : say(part), mark: 'met' as const }))
    const missed = reading
      .filter(({ from }) => Missed.includes(from))
      .map((part) => {
        const isNear = Nearby.includes(part.from)
        const city = isNear ? 'card.fit.nearby' : 'card.fit.location'
        const text = t(part.kind === 'concept' ? city : 'card.fit.condition', { name: say(part) })
        return { text, mark: isNear ? ('near' as const) : ('missing' as const) }
      })
    return [...reasonTexts, ...found, ...met, ...missed]
  }
}

/** How many of several requested things a candidate has; similar ones are not counted. */
export function FitCount({ fit }: { fit: Ranked['Fit'] }) {
  const t = usePostingTexts()
  if (!fit || fit.length < 2) return null
  return t('card.fit', { met: fit.filter(({ grade }) => holdingOf(grade) === 'had').length, asked: fit.length })
}

/** Why a candidate has their rank, each reason with its mark. */
export function ReasonList({ reasons }: { reasons: readonly TickedText[] }) {
  const t = usePostingTexts()
  return <TickedList label={t('card.fit.label')} texts={reasons} />
}
