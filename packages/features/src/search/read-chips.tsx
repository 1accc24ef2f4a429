import type { Client } from '@pramaan/api-client'
import { withoutPart } from '@pramaan/domain/search-query'
import { RemovableChip } from '@pramaan/ui/chip'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import { usePostingTexts } from '../texts/use-posting-texts.ts'

/** The parsed words of a candidate search. */
export type Reading = Awaited<ReturnType<Client['search']['candidates']>>['reading']

type Part = Reading[number]

type Unsearched = (typeof unsearchedKinds)[number]

export const unsearchedKinds = ['trait', 'personal', 'unused'] as const

/** Why words are never searched; undefined for words that are. */
export function unsearchedKind({ kind }: Part): Unsearched | undefined {
  return unsearchedKinds.find((one) => one === kind)
}

/** Whether a reading is more than plain words. */
export function hasChips(reading: Reading): boolean {
  return reading.some((part) => (part.kind !== 'word' || part.excluded) && !unsearchedKind(part))
}

/** The typed words, their reading, and a function that searches for others. */
export type ReadProps = { term: string; reading: Reading; onTerm: (term: string) => void }
type ReadChipsProps = Omit<ReadProps, 'onTerm'> & { onTerm: (term: string | undefined) => void }

/** The parts of the parsed words, each with a remove button; hidden if they are plain words. */
export function ReadChips({ term, reading, onTerm }: ReadChipsProps) {
  const say = usePartWords()
  // The job position, which follows the words, is in the box already.
  const typed = reading.filter((part) => part.from < term.length && !unsearchedKind(part))
  if (!hasChips(typed)) return null
  return typed.map((part) => (
    <RemovableChip
      key={`${part.from} ${say(part)}`}
      name={say(part)}
      onRemove={() => onTerm(withoutPart({ text: term }, part) || undefined)}
    >
      {say(part)}
    </RemovableChip>
  ))
}

/** The chips in a named group; hidden when they are. */
export function WordChips(chips: ReadProps) {
  const t = useFeatureTexts()
  if (!hasChips(chips.reading)) return null
  return (
    <fieldset className="contents">
      <legend className="sr-only">{t('jobs.words')}</legend>
      <ReadChips {...chips} onTerm={(term = '') => chips.onTerm(term)} />
    </fieldset>
  )
}

type FoundList = {
  items: readonly { Fit?: readonly unknown[] | null | undefined }[]
  reading: Reading
  met: number | null
}

/**
 * Says that few or no candidates meet the whole search, and that others follow. They are counted by the first requested
 * thing and the conditions, so with further skills and titles there is no number.
 */
export function NearestNotice({ list: { items, met, reading } }: { list: FoundList }) {
  const t = usePostingTexts()
  const say = usePartWords()
  const words = reading.flatMap((part) => (part.dropped ? [] : [say(part)])).join(', ')
  if (met === null) return null
  const isCounted = (items[0]?.Fit?.length ?? 0) <= 1
  return (
    <p className="text-sm text-ink-muted">
      {isCounted ? t('search.nearest', { met, words }) : t('search.nearest.several', { words })}
    </p>
  )
}

/** The text of one parsed part of a search; plain words are in quotation marks. */
export function usePartWords() {
  const name = usePartName()
  return (part: Part) => name(part, (word) => `“${word}”`)
}

/** The name of one part of a search, for a sentence that adds quotation marks. */
export function usePartName() {
  const t = useFeatureTexts()
  const meant = ({ kind, texts, least, most }: Part, quoted: (word: string) => string) => {
    if (kind === 'experience') return rangeOf(t, 'years', least && least / 12, most && most / 12)
    if (kind === 'pay') return rangeOf(t, 'pay', least && least / 100_000, most && most / 100_000)
    if (kind === 'passing') return passingOf(t, least, most)
    if (kind === 'joining') return most ? t('search.joins', { days: most }) : t('filter.immediate')
    const [first = ''] = texts
    if (kind === 'work' && isWay(first)) return t(`filter.${first}`)
    const names = kind === 'word' || kind === 'phrase' ? texts.map(quoted) : texts
    return names.join(` ${t('search.or')} `)
  }
  return (part: Part, quoted = (word: string) => word) => {
    const name = meant(part, quoted)
    return part.excluded ? t('search.without', { name }) : name
  }
}

const ways = ['remote', 'onSite', 'partTime', 'fullTime', 'internship', 'freelance', 'hybrid'] as const

function isWay(text: string): text is (typeof ways)[number] {
  return ways.some((way) => way === text)
}

type Texts = ReturnType<typeof useFeatureTexts>

function passingOf(t: Texts, least: number | null, most: number | null) {
  const year = String(least ?? '')
  if (most === null) return t('search.passing.least', { year })
  return t('search.passing', { years: most === least ? year : `${year}–${most}` })
}

function rangeOf(t: Texts, of: 'years' | 'pay', least: number | null, most: number | null) {
  const rounded = (value: number) => Math.round(value * 100) / 100
  if (least !== null && most !== null) return t(`search.${of}.between`, { least: rounded(least), most: rounded(most) })
  return most === null
    ? t(`search.${of}.least`, { least: rounded(least ?? 0) })
    : t(`search.${of}.most`, { most: rounded(most) })
}
