import type { Concept, ConceptKind, Vocabulary } from '../concept/concept.ts'
import { isEverydayWord, isProcessOf, isRankOf, isStageOf, withoutRank } from '../search-query/search-query.ts'
import { isDevanagari } from '../spelling/sounds-across-scripts.ts'
import { type SpelledWord, spelledWords } from '../spelling/spelling.ts'

/** The maximum length of a single name. */
const longestName = 60

/** Remarks beside a name: 'Java Developer (Fresher)', 'Java Developer | Immediate joiner'. */
const remark = /\([^()]*\)|\|.*$/gu

/** Brackets, and the text before them. */
const bracketed = /^(.*?)\([^()]*\)/u

/**
 * A label with brackets that a text contains completely, and its concepts: the 'BPO' of 'Sr Quality Analyst (BPO)' is
 * not a separate name.
 */
export function labelWithBrackets(text: string, kinds: readonly ConceptKind[], vocabulary: Vocabulary) {
  const [all = '', before = ''] = bracketed.exec(text) ?? []
  return spelledWords(before)
    .map(({ from }) => all.slice(from))
    .map((label) => ({ label, concepts: vocabulary.exact(label, kinds).filter((one) => bracketed.test(one.label)) }))
    .find(({ concepts }) => concepts.length > 0)
}

/** The concepts of a text with a bracketed label. They win even if the words without brackets name another concept. */
function aroundLabel(
  text: string,
  { label, concepts }: NonNullable<ReturnType<typeof labelWithBrackets>>,
  kinds: readonly ConceptKind[],
  vocabulary: Vocabulary,
): readonly Concept[] {
  const bare = label.replace(bracketed, '$1')
  const around = text.replace(label, () => bare)
  const named = inParts(around, kinds, vocabulary)
  const namesakes = vocabulary.exact(bare, kinds)
  return [...concepts, ...named.filter((one) => !concepts.includes(one) && !namesakes.includes(one))]
}

/** Words between two names of work. */
const joining = /^(?:and|or|cum|to|aur|ani|और|आणि|व)$/u
const sign = /[/&+–—]|\s-\s/u

/**
 * Whether a title comes from a single last word that also ends other names: the “operator” of a “tower crane operator”
 * names no work by itself.
 */
function isOnlyEnding(text: string, { concepts, from, to }: NamedPart, vocabulary: Vocabulary): boolean {
  const words = spelledWords(text)
  const at = words.findIndex((word) => word.from === from && word.to === to)
  const [word, before] = [words[at], words[at - 1]]
  if (!word || word.apart || !before || joining.test(before.folded)) return false
  if (sign.test(text.slice(before.to, from))) return false
  if (withoutRank(text.slice(0, to)) === text.slice(from, to)) return false
  return concepts.every((concept) => concept.kind === 'title' && vocabulary.isSharedEnding(word.key, concept))
}

type NamedPart = ReturnType<Vocabulary['conceptsIn']>[number]

function inParts(text: string, kinds: readonly ConceptKind[], vocabulary: Vocabulary): readonly Concept[] {
  const parts = vocabulary.conceptsIn(text, kinds)
  const isRank = (part: NamedPart) => {
    const words = spelledWords(text.slice(part.from, part.to))
    const others = parts.filter((one) => one !== part).flatMap(({ concepts }) => concepts)
    const saysNoWork = [isRankOf, isProcessOf].some((one) => one(words, part.concepts, others, vocabulary))
    return saysNoWork || isStageOf(words, others, vocabulary)
  }
  const isName = (part: NamedPart) => !isRank(part) && !isOnlyEnding(text, part, vocabulary)
  return parts.filter(isName).flatMap(({ concepts }) => concepts)
}

/** The number of letters by which a word may end differently from a known word: an 'audio typist' does audio typing. */
const ending = 3
const shortestStem = 4

/**
 * Whether a correction keeps correctly spelt words: an 'Executive' must not become an execution, nor a 'factory hand' a
 * factory head. A Devanagari word may be an English word in another spelling.
 */
function keepsKnown(words: readonly SpelledWord[], corrected: string, vocabulary: Vocabulary): boolean {
  const spelled = words.filter(({ key }) => key !== '')
  const isKnown = ({ key, folded }: SpelledWord) => vocabulary.isFrequentWord(key) || isEverydayWord(folded)
  const known = spelled.filter((word) => isKnown(word) && !isDevanagari(word.folded))
  if (spelled.length === 1) return known.length === 0
  return known.every(({ key }) => corrected.includes(key.slice(0, Math.max(shortestStem, key.length - ending))))
}

/** The concepts that a text names as a whole, even if it is mistyped or has more words than the name. */
function meantBy(text: string, kinds: readonly ConceptKind[], vocabulary: Vocabulary): readonly Concept[] | undefined {
  const parts = vocabulary.conceptsIn(text, kinds)
  const [onlyPart] = parts
  if (parts.length === 1 && onlyPart !== undefined && onlyPart.to - onlyPart.from === text.trim().length)
    return onlyPart.concepts
  const nearest = text.length > longestName ? undefined : vocabulary.nearest(text, kinds)
  return nearest && keepsKnown(spelledWords(text), nearest.key, vocabulary) ? nearest.concepts : undefined
}

/**
 * The concepts of a short text. A text that names one concept as a whole is not split, even if mistyped: 'fashiion
 * designer', 'Sr quantiti surveyor (fresher)'. A rank beside other work, or a career stage, is not work by itself.
 */
export function conceptsNamed(text: string, kinds: readonly ConceptKind[], vocabulary: Vocabulary): readonly Concept[] {
  const meant = meantBy(text, kinds, vocabulary)
  if (meant) return meant
  const labelled = labelWithBrackets(text, kinds, vocabulary)
  if (labelled) return aroundLabel(text, labelled, kinds, vocabulary)
  const name = withoutRank(text.replaceAll(remark, ' ').trim())
  const named = name === text.trim() || name === '' ? undefined : meantBy(name, kinds, vocabulary)
  if (!named) return inParts(text, kinds, vocabulary)
  const remarks = Array.from(text.matchAll(remark), ([said]) => said).join(' ')
  return [...new Set([...named, ...inParts(remarks, kinds, vocabulary)])]
}
