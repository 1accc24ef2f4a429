import { foldWord } from './fold-word.ts'
import { isSmallWord, wordForm } from './word-forms.ts'

/**
 * A word of a text: its folded letters, its key (empty for a filler word), its position in the text, and whether a sign
 * such as a comma separates it from the word before.
 */
export type SpelledWord = { folded: string; key: string; from: number; to: number; apart: boolean }

const asciiText = /^[\0-~]*$/
const asciiWords = /[A-Za-z0-9]+(?:'[Ss](?![A-Za-z0-9]))?/g
const anyWords = /[\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060\ufeff]+(?:['’][sS](?![\p{L}\p{M}\p{N}]))?/gu

/** What ends a name; a line may break inside one. */
const separator = /[,;|()[\]{}•·●▪*"“”]|\n\s*\n/

type Run = { folded: string; from: number; to: number }

/** Words that are something else with a plus behind them: CompTIA's certificates are A+, N+ and Security+. */
const withPlus: ReadonlySet<string> = new Set(['a', 'n', 'cloud', 'linux', 'network', 'security', 'server'])

/** A word with the signs that belong to it: '.net', 'c++', 'c#' and 'a+'. */
function withSigns(text: string, folded: string, from: number, to: number): Run {
  if (text[from - 1] === '.' && /^net(?=core|framework|dev|$)/.test(folded))
    return { folded: `.${folded}`, from: from - 1, to }
  if (text[to] === '+' && withPlus.has(folded) && !/^[\p{L}\p{N}+]/u.test(text.slice(to + 1, to + 3)))
    return { folded: `${folded}+`, from, to: to + 1 }
  if (folded.length > 1) return { folded, from, to }
  if (text.startsWith('++', to) && folded === 'c') return { folded: 'c++', from, to: to + 2 }
  if (text[to] === '#' && /^[acfj]$/.test(folded) && !/^[\p{L}\p{N}]/u.test(text.slice(to + 1, to + 3)))
    return { folded: `${folded}#`, from, to: to + 1 }
  return { folded, from, to }
}

const spokenSigns: ReadonlyMap<string, string> = new Map([
  ['ado net', 'ado.net'],
  ['asp dot net', 'asp.net'],
  ['asp net', 'asp.net'],
  ['dot net', '.net'],
  ['vb dot net', 'vb.net'],
  ['vb net', 'vb.net'],
  ['c sharp', 'c#'],
  ['f sharp', 'f#'],
  ['c plus plus', 'c++'],
  // A computer course of Maharashtra; 'M.Sc IT' has the same letters.
  ['ms cit', 'ms-cit'],
])

/** Words of two letters with a stroke between them, as India writes them: 'n/w engineer', 's/w testing'. */
const strokeWords: Readonly<Record<string, string>> = {
  'b/o': 'back office',
  'h/w': 'hardware',
  'm/c': 'machine',
  'n/w': 'network',
  's/w': 'software',
}

function joinStrokes(text: string, runs: readonly Run[]): readonly Run[] {
  if (!text.includes('/')) return runs
  return runs.flatMap((run, at) => {
    const isStroke = (one: Run | undefined, next: Run | undefined) =>
      one !== undefined && next !== undefined && Object.hasOwn(strokeWords, text.slice(one.from, next.to).toLowerCase())
    if (isStroke(runs[at - 1], run)) return []
    const next = runs[at + 1]
    if (!next || !isStroke(run, next)) return run
    const said = (strokeWords[text.slice(run.from, next.to).toLowerCase()] ?? '').split(' ')
    return said.map((folded) => ({ folded, from: run.from, to: next.to }))
  })
}

/** Joins 'dot net', 'asp net', 'c sharp' and 'c plus plus' into one word each. */
function joinSpoken(runs: readonly Run[]): readonly Run[] {
  if (!runs.some(({ folded }) => /^(?:dot|sharp|plus|net|cit)$/.test(folded))) return runs
  const joined: Run[] = []
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at]
    if (!run) break
    const length = [3, 2].find((count) => spokenSigns.has(foldedOf(runs.slice(at, at + count)))) ?? 1
    const group = runs.slice(at, at + length)
    joined.push({ ...run, folded: spokenSigns.get(foldedOf(group)) ?? run.folded, to: group.at(-1)?.to ?? run.to })
    at += length - 1
  }
  return joined
}

function foldedOf(runs: readonly Run[]): string {
  return runs.map(({ folded }) => folded).join(' ')
}

/** A cache of word forms: a long text repeats its words. */
const forms = new Map<string, string>()
const mostForms = 20_000

function formOf(folded: string): string {
  const form = forms.get(folded)
  if (form !== undefined) return form
  if (forms.size >= mostForms) forms.clear()
  const found = isSmallWord(folded) ? '' : wordForm(folded)
  forms.set(folded, found)
  return found
}

function keyOf(folded: string, next: string | undefined): string {
  // 'dev' is a developer, but not in 'dev ops'.
  if (folded === 'dev' && next && /^(?:sec|ops)/.test(next)) return folded
  return formOf(folded)
}

/** The words of a text in order, with their positions in UTF-16. */
export function spelledWords(text: string): SpelledWord[] {
  const runs: Run[] = []
  for (const match of text.matchAll(asciiText.test(text) ? asciiWords : anyWords)) {
    const [written] = match
    const folded = foldWord(written.at(-2) === "'" || written.at(-2) === '’' ? written.slice(0, -2) : written)
    if (folded) runs.push(withSigns(text, folded, match.index, match.index + written.length))
  }
  const joined = joinSpoken(joinStrokes(text, runs))
  return joined.map(({ folded, from, to }, at) => ({
    folded,
    key: keyOf(folded, joined[at + 1]?.folded),
    from,
    to,
    apart: at > 0 && separator.test(text.slice(joined[at - 1]?.to ?? 0, from)),
  }))
}

/**
 * The key by which spellings of one name are equal: 'Node.js', 'node js' and 'nodejs' by ignoring case, accents, spaces
 * and punctuation, 'Sr. Developers' and 'senior developer' by their word forms; 'c++', 'c#', '.net' and 'a+' keep
 * their signs.
 */
export function spellingKey(text: string): string {
  const words = spelledWords(text)
  return words.map(({ key }) => key).join('') || words.map(({ folded }) => folded).join('')
}
