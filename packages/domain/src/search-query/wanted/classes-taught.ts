import type { Vocabulary } from '../../concept/concept.ts'
import type { Reading } from '../passes/reading.ts'
import type { QueryPart } from '../query-parts.ts'

const classWord = '(?:class(?:es)?|std|standard|grade|kaksha|iyatta|कक्षा|इयत्ता|वर्ग)'
const isClassWord = new RegExp(`^${classWord}$`, 'iu')
const hasClassWord = new RegExp(`(?<![\\p{L}\\p{M}])${classWord}(?![\\p{L}\\p{M}])`, 'iu')
/** What says that the class was passed: it is what the person has learned. */
const passed = /(?:pass|fail|qualified|educated|पास|उत्तीर्ण|नापास|शिक्षित)/iu

/** A concept and everything narrower. */
function kindsOf(name: string, kind: 'title' | 'skill' | 'degree', vocabulary: Vocabulary): number[] {
  return vocabulary.exact(name, [kind]).flatMap(({ id }) => [id, ...vocabulary.narrowerOf(id)])
}

function names(part: QueryPart, ids: readonly number[]): boolean {
  return part.kind === 'concept' && !part.excluded && part.conceptIds.some((id) => ids.includes(id))
}

/**
 * The parts without the school classes that are to be taught: of '10th class tuition' and 'home tutor class 8' the
 * class is none that the tutor has passed.
 */
export function withoutClassesTaught({ text, parts, vocabulary }: Reading): Partial<Reading> {
  const teaching = [...kindsOf('teacher', 'title', vocabulary), ...kindsOf('teaching', 'skill', vocabulary)]
  if (!parts.some((part) => names(part, teaching))) return {}
  const subjects = kindsOf('teaching', 'skill', vocabulary).slice(1)
  const ofSubjects = teaching.filter((id) => vocabulary.conceptOf(id)?.core.some((one) => subjects.includes(one)))
  const tutoring = kindsOf('tutor', 'title', vocabulary)
  const isTutored = parts.some((part) => names(part, tutoring))
  const schools = ['8th', '10th', '12th'].flatMap((school) => kindsOf(school, 'degree', vocabulary))
  const isClass = (part: QueryPart | undefined) =>
    part?.kind === 'word' && !part.excluded && isClassWord.test(part.word)
  const isTaught = (part: QueryPart | undefined, at: number) => {
    if (!part || !names(part, schools)) return false
    const end = parts[at + 1]?.from ?? text.length
    if (passed.test(text.slice(part.from, end))) return false
    const isSaid = hasClassWord.test(text.slice(part.from, part.to)) || isClass(parts[at - 1]) || isClass(parts[at + 1])
    const next = parts[at + 1]
    // '10th maths teacher' teaches it, a 'nursery teacher 12th' has passed it.
    return isSaid || isTutored || (next !== undefined && names(next, ofSubjects))
  }
  const taught = new Set(parts.flatMap((part, at) => (isTaught(part, at) ? at : [])))
  const asked = parts.filter((part, at) => {
    const isBeside = isClass(part) && (taught.has(at - 1) || taught.has(at + 1))
    return !taught.has(at) && !isBeside
  })
  return { parts: asked }
}
