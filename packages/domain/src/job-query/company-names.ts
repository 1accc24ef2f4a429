import { type Concept, type Steps, type Vocabulary, vocabularySteps } from '../concept/concept.ts'
import { isEverydayWord } from '../search-query/search-query.ts'
import { type SpelledWord, spelledWords } from '../spelling/spelling.ts'

/** A company with the number of its jobs. */
export type Company = { name: string; jobs: number }

/** What a mistyped text means of the names of companies, as it is written there; undefined if it is like none. */
export type CompanyMeant = (typed: string) => string | undefined

/** Who types a company's name types no more of its words than these. */
const mostWords = 4

/** The letters of a word that is too short for a mistake in it to be sure, unless it sounds the same. */
const shortWord = 6

/** The most mistakes in a word, where the s of Infosys may seem a plural, in a short one, and in each of several words. */
const mistakes = { inWord: 1.25, inShort: 0.5, inEach: 1 }

/** The words of a name that stand side by side, as they are written; none that say something by themselves. */
function partsOf(name: string, vocabulary: Vocabulary): string[] {
  const isCommon = ({ key, folded }: SpelledWord) => key === '' || vocabulary.isWord(key) || isEverydayWord(folded)
  return spelledWords(name).flatMap((first, at, words) => {
    const some = words.slice(at, at + mostWords)
    return some.flatMap((last, more) => {
      const part = name.slice(first.from, last.to)
      const isOrdinary = some.slice(0, more + 1).every(isCommon)
      // Java Developers are no company, but Tata Consultancy is one, though other names have its words.
      return isOrdinary && (more === 0 || vocabulary.conceptsIn(part).length > 0) ? [] : [part]
    })
  })
}

/** The names of companies and their parts, those of most jobs first. */
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

/** Finds companies by a mistyped name, or a part of one, as our lists are searched; of equally near ones that with more jobs. */
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
