import type { Client } from '@pramaan/api-client'
import { lettersSearched } from '@pramaan/domain/search'
import { withoutPart } from '@pramaan/domain/search-query'
import { RemovableChip } from '@pramaan/ui/chip'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import { usePostingTexts } from '../texts/use-posting-texts.ts'

/** How the words of a candidate search were understood. */
export type Reading = Awaited<ReturnType<Client['search']['candidates']>>['reading']

type Part = Reading[number]

type Unsearched = (typeof unsearchedKinds)[number]

const unsearchedKinds = ['trait', 'personal', 'unused'] as const

/** Why words are never searched; undefined for words that are. */
function unsearchedKind({ kind }: Part): Unsearched | undefined {
  return unsearchedKinds.find((one) => one === kind)
}

/** Whether a reading says more than that all words are looked for as they are. */
export function hasChips(reading: Reading): boolean {
  return reading.some((part) => (part.kind !== 'word' || part.excluded) && !unsearchedKind(part))
}

type ReadChipsProps = { term: string; reading: Reading; onTerm: (term: string | undefined) => void }

/** How the typed words were understood, each part with a remove button; hidden if they are plain words. */
export function ReadChips({ term, reading, onTerm }: ReadChipsProps) {
  const say = usePartWords()
  // A job position, which is behind the words, is in the box.
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

/** The chips as a group with a name; hidden like them. */
export function WordChips(chips: { term: string; reading: Reading; onTerm: (term: string) => void }) {
  const t = useFeatureTexts()
  if (!hasChips(chips.reading)) return null
  return (
    <fieldset className="contents">
      <legend className="sr-only">{t('jobs.words')}</legend>
      <ReadChips {...chips} onTerm={(term = '') => chips.onTerm(term)} />
    </fieldset>
  )
}

/** Props of `Corrections`: `term` is the text that the positions of the reading are in; `isEmpty` of a list with nobody. */
type CorrectionsProps = {
  term: string
  reading: Reading
  of?: 'search' | 'jobs' | 'courses' | 'drives'
  isEmpty?: boolean
}

/**
 * Says which words were read as another spelling, which were ignored because nobody or nothing has them, which are never
 * searched, of which work only similar work is found, and that no more letters are read.
 */
export function Corrections({ term, reading, of = 'search', isEmpty = false }: CorrectionsProps) {
  const t = usePostingTexts()
  const or = (labels: readonly string[]) => labels.join(` ${t('search.or')} `)
  const corrected = reading.filter((part) => part.corrected)
  const left = reading.filter((part) => part.dropped && !unsearchedKind(part))
  const unsearched = unsearchedKinds.map((why) => ({
    why,
    words: reading.flatMap((part) => (unsearchedKind(part) === why ? part.texts : [])).join(', '),
  }))
  // Of a search for jobs, only a city is left out of what was understood.
  const cities = of === 'jobs' ? left.filter(({ kind }) => kind === 'concept') : []
  const dropped = left.filter((part) => !cities.includes(part)).flatMap(({ texts }) => texts)
  const replaced = reading.filter(({ instead }) => instead.length > 0)
  const names = corrected.map(({ texts, meant }) => meant ?? or(texts)).join(', ')
  const typed = corrected.map(({ from, to }) => term.slice(from, to)).join(', ')
  const similar = reading.filter((part) => part.similar && !isEmpty)
  const most = lettersSearched(term)
  const isSaid = corrected.length + left.length + replaced.length + similar.length > 0
  if (!isSaid && most === undefined && unsearched.every(({ words }) => words === '')) return null
  return (
    <p className="text-sm text-ink-muted">
      {corrected.length > 0 && t('search.corrected', { names, typed })}{' '}
      {dropped.length > 0 && t(`${of}.dropped`, { words: dropped.join(', ') })}{' '}
      {cities.length > 0 && t('jobs.elsewhere', { city: or(cities.flatMap(({ texts }) => texts)) })}{' '}
      {replaced.map(({ texts, instead }) => t(`${of}.instead`, { name: or(texts), instead: or(instead) }))}{' '}
      {similar.map(({ texts, filtered }) =>
        t(filtered ? 'search.similar.filtered' : 'search.similar', { name: or(texts) }),
      )}{' '}
      {unsearched.map(({ why, words }) => words !== '' && `${t(`search.${why}`, { words })} `)}
      {most !== undefined && t('search.full', { most })}
    </p>
  )
}

type FoundList = {
  items: readonly { Fit?: readonly unknown[] | null | undefined }[]
  reading: Reading
  met: number | null
}

/**
 * Says that few or none meet the whole search, and that others follow. They are counted by the first thing asked for and
 * the conditions, so beside other skills and titles there is no number.
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

/** Says one part of the words of a search as it was understood; plain words in quotation marks. */
export function usePartWords() {
  const name = usePartName()
  return (part: Part) => name(part, (word) => `“${word}”`)
}

/** Names one part of the words of a search for a sentence that puts the name in quotation marks. */
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
