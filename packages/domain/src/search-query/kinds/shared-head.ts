import type { Concept, Vocabulary } from '../../concept/concept.ts'
import { spelledWords, spellingKey } from '../../spelling/spelling.ts'
import type { ConceptSegment, Reading, Segment } from '../passes/reading.ts'
import { genericTitles } from '../words/generic-titles.ts'

/** What stands between two kinds of one work: 'civil & mechanical engineer', 'manual + automation testing'. */
const between = /^\s*(?:[/&+|]|(?:and|or|aur|ya|ani|aani|और|या|आणि|व)(?=\s))\s*$/iu

/** How many words a kind has that is named without its head. */
const longestKind = 3

/** The words before a title or skill that, with its last word, are another one: 'civil' before 'mechanical engineer'. */
function kindBefore(whole: ConceptSegment, before: readonly Segment[], { text, words, vocabulary }: Reading) {
  const head = words[whole.end - 1]
  const [concept] = whole.concepts
  if (!head || !concept || whole.end - whole.first < 2) return undefined
  for (let length = longestKind; length > 0; length--) {
    const some = before.filter(({ kind }) => kind !== 'phrase').slice(-length)
    const [first, last] = [words[some[0]?.first ?? -1], words[(some.at(-1)?.end ?? 0) - 1]]
    if (some.length < length || !first || !last) continue
    const join = text.slice(last.to, words[whole.first]?.from)
    if (!between.test(join) || text.slice(first.from, last.to).includes(',')) continue
    const concepts = vocabulary.exact(`${text.slice(first.from, last.to)} ${text.slice(head.from, head.to)}`, [
      concept.kind,
    ])
    if (concepts.length > 0) return { some, concepts }
  }
  return undefined
}

/**
 * Segments in which two kinds of one work share its last word. Two titles are alternatives, because nobody is both;
 * of two skills each is asked for.
 */
export function withSharedHeads(reading: Reading): Partial<Reading> {
  const joined: Segment[] = []
  for (const segment of reading.segments) {
    const found = segment.kind === 'concept' ? kindBefore(segment, joined, reading) : undefined
    const [first] = found?.some ?? []
    if (segment.kind !== 'concept' || !found || !first) {
      joined.push(segment)
      continue
    }
    joined.splice(joined.indexOf(first))
    if (segment.concepts[0]?.kind === 'title')
      joined.push({ ...segment, first: first.first, concepts: [...found.concepts, ...segment.concepts] })
    else
      joined.push(
        { ...segment, first: first.first, end: found.some.at(-1)?.end ?? first.end, concepts: found.concepts },
        segment,
      )
  }
  return { segments: joined }
}

/** A text that names titles and nothing else, as those of the segment where it has any; of 'MBA HR' the HR is its subject. */
function workBeside(
  range: Range,
  { concepts }: ConceptSegment,
  { text, words, vocabulary }: Reading,
): readonly Concept[] {
  const named = vocabulary.exact(text.slice(words[range.first]?.from, words[range.end - 1]?.to))
  const titles = concepts.filter(({ kind }) => kind === 'title')
  if (named.length === 0 || named.some(({ kind }) => kind !== 'title')) return []
  return titles.length > 0 ? titles : named
}

/** Whether words are the subject of these degrees by its initials: the 'CS' of 'B.Sc CS', which is Computer Science. */
function isSubjectOf(range: Range, degrees: readonly Concept[], { words }: Reading): boolean {
  const typed = words.slice(range.first, range.end).reduce((letters, { folded }) => letters + folded, '')
  const initialsOf = (label: string) => spelledWords(label).reduce((letters, { folded }) => letters + folded[0], '')
  const isShort = typed.length > 1 && typed.length < 4
  return (
    isShort &&
    degrees.some(({ label, aliases }) => [label, ...aliases].some((name) => initialsOf(name).includes(typed)))
  )
}

/** The degree at one end of a segment's words, with the work at the other that it is for. */
function qualifiedWork(segment: ConceptSegment, read: Reading): Segment[] | undefined {
  const { text, words, vocabulary } = read
  const degrees = segment.concepts.filter(({ kind }) => kind === 'degree')
  for (let cut = segment.first + 1; degrees.length > 0 && cut < segment.end; cut++) {
    const [before, behind] = [
      { first: segment.first, end: cut },
      { first: cut, end: segment.end },
    ]
    for (const [degree, work] of [
      [before, behind],
      [behind, before],
    ] as const) {
      const name = text.slice(words[degree.first]?.from, words[degree.end - 1]?.to)
      const titles =
        vocabulary.exact(name, ['degree']).length > 0 && !isSubjectOf(work, degrees, read)
          ? workBeside(work, segment, read)
          : []
      const both = [
        { ...segment, ...degree, concepts: degrees, ofName: segment.first },
        { ...segment, ...work, concepts: titles, ofName: segment.first },
      ]
      if (titles.length > 0) return both.sort((one, other) => one.first - other.first)
    }
  }
  return undefined
}

/** Segments in which a qualification named with its work, as in 'ITI welder', asks for both, and the work leads. */
export function withQualifiedWork(reading: Reading): Partial<Reading> {
  const apart = reading.segments.flatMap((segment) => {
    const isName = segment.kind === 'concept' && segment.spelling === 'known'
    return (isName && qualifiedWork(segment, reading)) || [segment]
  })
  return { segments: apart }
}

/** With as many spellings that begin with a word, it is the concept's name: 'Tally' is Tally Prime. */
const nameInSpellings = 6
const mostBegun = 20

/** 'DMLT', 'B.Ed', 'B.Tech'. */
const shortDegree = /^(?:[A-Z][a-z]{0,3}\.?){2,}$/

/** Whether a concept is called so by name, as GST Filing is by 'gst', and not by a word that means more than it. */
function isNameOf(key: string, { kind, label, aliases }: Concept, vocabulary: Vocabulary): boolean {
  // The short form of a degree is nothing else.
  if (kind === 'degree' && aliases.some((name) => shortDegree.test(name) && spellingKey(name) === key)) return true
  const [first = ''] = label.split(' ')
  const short = /^[A-Z][A-Z0-9]+$/.test(first) ? [first] : []
  const names = [label.replace(/ \([^()]*\)$/, ''), /\(([^()]*)\)$/.exec(label)?.[1] ?? label, ...short]
  const begun = [label, ...aliases].filter((spelling) => spellingKey(spelling).startsWith(key))
  if (names.some((name) => spellingKey(name) === key)) return true
  // 'production' is a word of many titles, not the name of planning it.
  const isOfTitles = vocabulary.suggest(key, mostBegun, ['title']).some((one) => spellingKey(one.label).startsWith(key))
  return begun.length >= nameInSpellings && !isOfTitles
}

/** Words of a title's spelling that are the name of a skill or degree, and the rest, which is the title too. */
type Taken = { rest: Range; skill: Range & { concepts: readonly Concept[] }; isInLabel: boolean }
type Range = Pick<Segment, 'first' | 'end'>

/** The skill or degree at one end of a title's spelling whose other words are the title too, or a wider one. */
function skillAtEnd({ first, end }: Range, title: Concept, { words, vocabulary }: Reading): Taken | undefined {
  const wider = [title.id, ...vocabulary.broaderOf(title.id)]
  const named = vocabulary.spellingsIn(words.slice(first, end), ['skill', 'degree'])
  const inOrder = named.toSorted((one, other) => other.length - one.length)
  const found = inOrder.flatMap((spelling): Taken[] => {
    const [from, to] = [first + spelling.first, first + spelling.end]
    const rest = from === first ? { first: to, end } : { first, end: from }
    if ((from !== first && to !== end) || rest.first === rest.end) return []
    const key = (some: Range) => words.slice(some.first, some.end).reduce((text, word) => `${text}${word.key}`, '')
    const others = genericTitles.get(key(rest)) ?? key(rest)
    const isTitle = vocabulary.exact(others, ['title']).some(({ id }) => wider.includes(id))
    const name = key({ first: from, end: to })
    const concepts = spelling.concepts.filter((one) => isNameOf(name, one, vocabulary))
    const isInLabel = spellingKey(title.label).includes(name)
    return isTitle && concepts.length > 0 ? [{ rest, skill: { first: from, end: to, concepts }, isInLabel }] : []
  })
  return found.find(({ isInLabel }) => !isInLabel) ?? found[0]
}

/** The skills and degrees at the ends of a title's spelling; what its label says only where another one is behind it. */
function skillsAround(range: Range, title: Concept, read: Reading): Taken[] {
  const taken: Taken[] = []
  let rest: Range = range
  for (let found = skillAtEnd(rest, title, read); found; found = skillAtEnd(rest, title, read)) {
    taken.push(found)
    rest = found.rest
  }
  return taken.slice(0, taken.findLastIndex(({ isInLabel }) => !isInLabel) + 1)
}

/**
 * Segments in which a title that is named with a skill or degree asks for both: a 'django developer' is a Python
 * Developer, a 'tally accountant' an Accountant, who knows it, and a 'java spring boot developer' a Java Developer.
 */
export function withSkillsOfTitles(reading: Reading): Partial<Reading> {
  const apart = reading.segments.flatMap((segment): Segment[] => {
    const [title] = segment.kind === 'concept' ? segment.concepts : []
    if (segment.kind !== 'concept' || title?.kind !== 'title' || segment.spelling !== 'known') return [segment]
    const taken = skillsAround(segment, title, reading)
    if (taken.length === 0) return [segment]
    const piece = { ...segment, ofName: segment.ofName ?? segment.first }
    const skills = taken.map(({ skill }): Segment => ({ ...piece, ...skill }))
    return [{ ...piece, ...taken.at(-1)?.rest }, ...skills].sort((one, other) => one.first - other.first)
  })
  return { segments: apart }
}
