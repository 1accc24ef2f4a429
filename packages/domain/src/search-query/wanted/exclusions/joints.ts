import type { Vocabulary } from '../../../concept/concept.ts'
import { orWords } from '../../alternatives.ts'
import type { QueryPart } from '../../query-parts.ts'

/** What joins two things of a list. */
export type Joint = 'comma' | 'and' | 'or'

const or = `${orWords}|nor`.replaceAll(' ', '\\s+')
const and = 'and|aur|ani|aani|tatha|n|और|तथा|एवं|आणि|व|ke\\s+saath'
/** What may be said again before each thing of a list. */
const small =
  'in|from|at|of|with|on|for|to|any|a|an|the|also|either|both|me|mein|mei|ka|ki|ke|se|bhi|में|से|का|की|के|भी|मध्ये|पण'
const joint = new RegExp(
  `^\\s*(?:(?:${small})\\s+)*(?<sign>[,;/&|+]\\s*)?(?:(?:(?<or>${or})|(?<and>${and}))(?=\\s|$)\\s*)?(?:(?:${small})(?:\\s+|$))*$`,
  'iu',
)

/** What joins two parts, if only that is between them. */
export function jointOf(between: string): Joint | undefined {
  const { sign, or: either, and: both } = joint.exec(between)?.groups ?? {}
  if (either !== undefined || /[|/]/.test(sign ?? '')) return 'or'
  if (both !== undefined || /[&+]/.test(sign ?? '')) return 'and'
  return sign === undefined ? undefined : 'comma'
}

/** What ends a clause or a list. */
export const startsClause = /[,;.:!?\n]|\s[-–—]\s/u

/** Behind something: it is wanted, though what is before it is not. */
const isWanted =
  /^\s*(?:candidates?\s+|ka\s+|ke\s+|का\s+|के\s+)?(?:is\s+|are\s+|only\s+)?(?:preferred|preferably|preferable|required|needed|wanted|only|ok|okay|chahiye|chahie|chaiye|pahije|hava|havi|chalega|chalel|चाहिए|चाहिये|पाहिजे|हवा|हवी|हवे|चलेगा|चालेल)(?![\p{L}\p{M}])/iu

type Kind = 'city' | 'degree' | 'title' | 'skill' | 'written' | 'level' | 'work' | 'joining' | 'amount'

function kindOf(part: QueryPart, vocabulary: Vocabulary): Kind {
  if (part.kind === 'word' || part.kind === 'phrase') return 'written'
  if (part.kind === 'level' || part.kind === 'experience') return 'level'
  if (part.kind === 'work' || part.kind === 'joining') return part.kind
  if (part.kind !== 'concept') return 'amount'
  const kinds = part.conceptIds.map((id) => vocabulary.conceptOf(id)?.kind)
  const first = kinds[0] === 'domain' ? 'skill' : kinds[0]
  return first ?? 'skill'
}

const named: readonly Kind[] = ['city', 'degree', 'skill', 'written']
const works: readonly Kind[] = ['title', 'skill', 'written']

type Pair = { one: QueryPart; other: QueryPart; behind: { from: number; part?: QueryPart } | undefined; joint: Joint }

/**
 * Whether a part goes on the list of what is not wanted: one of the same kind does, unless it is said to be wanted or
 * begins the name of work, as 'react developer' in 'no php, react developer'.
 */
export function mayBeListed({ one, other, behind, joint: by }: Pair, found: { text: string; vocabulary: Vocabulary }) {
  const { text, vocabulary } = found
  const [first, second] = [kindOf(one, vocabulary), kindOf(other, vocabulary)]
  if (by === 'or' && works.includes(first) && works.includes(second)) return true
  const isSame =
    first === second ||
    (named.includes(first) && second === 'written') ||
    (first === 'written' && named.includes(second))
  const leadsWork =
    second !== 'title' &&
    behind?.part !== undefined &&
    kindOf(behind.part, vocabulary) === 'title' &&
    /^\s+$/u.test(text.slice(other.to, behind.from))
  return isSame && (by === 'or' || (!leadsWork && !(by === 'comma' && isWanted.test(text.slice(other.to)))))
}
