import { type Concept, type Steps, type Vocabulary, vocabularySteps } from '../concept/concept.ts'
import { isEverydayWord } from '../search-query/search-query.ts'
import { type SpelledWord, spelledWords } from '../spelling/spelling.ts'

/** A company with the number of its jobs. */
export type Company = { name: string; jobs: number }

/** Finds the company name that a mistyped text means; undefined if none is similar. */
export type CompanyMeant = (typed: string) => string | undefined

/** The maximum number of words that people type of a company's name. */
const mostWords = 4

/** In words of up to this length, a mistake is uncertain unless the words sound the same. */
const shortWord = 6

/**
 * The maximum of mistakes: in a word (the s of Infosys may seem a plural), in a short word, and in each of several
 * words.
 */
const mistakes = { inWord: 1.25, inShort: 0.5, inEach: 1 }

/** Adjacent words of a company's name, without those that mean something by themselves. */
function partsOf(name: string, vocabulary: Vocabulary): string[] {
  const isCommon = ({ key, folded }: SpelledWord) => key === '' || vocabulary.isWord(key) || isEverydayWord(folded)
  return spelledWords(name).flatMap((first, at, words) => {
    const some = words.slice(at, at + mostWords)
    return some.flatMap((last, more) => {
      const part = name.slice(first.from, last.to)
      const isOrdinary = some.slice(0, more + 1).every(isCommon)
      // “Java Developers” is not a company, but “Tata Consultancy” is one, though other names contain its words.
      return isOrdinary && (more === 0 || vocabulary.conceptsIn(part).length > 0) ? [] : [part]
    })
  })
}

/** The names of companies and their parts, by number of jobs. */
function namesOf(companies: readonly Company[], vocabulary: Vocabulary) {
  const names = new Map<string, Company>()
  for (const { name, jobs } of companies) {
    for (const part of new Set(partsOf(name, vocabulary))) {
      const known = names.get(part.toLowerCase())
      if (known) known.jobs += jobs
      else names.set(part.toLowerCase(), { name: part, jobs })
    }
  }
  return [...names.values()].sort((one, other) => other.jobs - one.jobs)
}

function isSurelyMeant(cost: number, words: readonly SpelledWord[]): boolean {
  const [only] = words
  if (words.length > 1) return cost <= words.length * mistakes.inEach
  return cost <= ((only?.folded.length ?? 0) < shortWord ? mistakes.inShort : mistakes.inWord)
}

/**
 * Finds companies by a mistyped name or part of a name, like our lists; of equally similar ones it finds the one with
 * more jobs.
 */
export function* companyNamesOf(companies: readonly Company[], vocabulary: Vocabulary): Steps<CompanyMeant> {
  const names = namesOf(companies, vocabulary)
  const concepts = names.map(
    ({ name }, id): Concept => ({ id, kind: 'domain', label: name, aliases: [], broader: [], near: [], core: [] }),
  )
  const { nearest } = yield* vocabularySteps(concepts, { uses: (id) => names[id]?.jobs ?? 0 })
  return (typed) => {
    const words = spelledWords(typed)
    const found = nearest(words)
    return found && isSurelyMeant(found.mistakes, words) ? found.concepts[0]?.label : undefined
  }
}
