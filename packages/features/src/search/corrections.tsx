import { lettersSearched } from '@pramaan/domain/search'
import { usePostingTexts } from '../texts/use-posting-texts.ts'
import { DidYouMean } from './did-you-mean.tsx'
import { type ReadProps, unsearchedKind, unsearchedKinds } from './read-chips.tsx'

/**
 * Props of `Corrections`: `term` is the text that the positions of the reading are in, `onTerm` searches for another;
 * `isEmpty` of a list with nobody.
 */
type CorrectionsProps = ReadProps & {
  of?: 'search' | 'jobs' | 'courses' | 'drives'
  isEmpty?: boolean
}

/** Says which words were read differently, and suggests corrections for words that nobody or nothing has. */
export function Corrections({ onTerm, ...read }: CorrectionsProps) {
  return (
    <>
      <ReadOtherwise {...read} />
      <DidYouMean term={read.term} reading={read.reading} onTerm={onTerm} />
    </>
  )
}

/**
 * Says which words were corrected, which were ignored because nobody or nothing has them, which are never searched, for
 * which work only similar work is found, and that the text was too long.
 */
function ReadOtherwise({ term, reading, of = 'search', isEmpty = false }: Omit<CorrectionsProps, 'onTerm'>) {
  const t = usePostingTexts()
  const or = (labels: readonly string[]) => labels.join(` ${t('search.or')} `)
  const corrected = reading.filter((part) => part.corrected)
  const left = reading.filter((part) => part.dropped && !unsearchedKind(part))
  const unsearched = unsearchedKinds.map((why) => ({
    why,
    words: reading.flatMap((part) => (unsearchedKind(part) === why ? part.texts : [])).join(', '),
  }))
  // In a job search, only a city can be ignored among the understood parts.
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
