import type { SpelledWord } from '../spelling/spelling.ts'

/**
 * Spellings that are also ordinary words. In running text they mean a concept only when written as a name: 'B.E.' and
 * 'Excel', not 'to be' and 'to excel'.
 */
const english =
  'access account act agree alias alliance am anchor ann arm articulate as aso assessment aware ba babel battery be beauty bed behave bill boolean breakdown bridge broadcast buffer build busy c calm camera captain caring cell chai chart checker chef claim clearing commodity confluence contract d demo denial detailing diet direction discipline dissolution do draft drawing dressing drip drive eagle echo editing equity etc evaluation event excel execution expo express facial far fiber filing flow fluent framer gauge gem generator get go grounding guide gulp grunt hand hire hive i ids imp impala in inch indeed indexing induction initiative insomnia intercom inward ios iron ism it jasmine journal juniper karma lambda landing lap law lean leasing less library lift loader loading ma mail mantis mapping me mean mine mo model mom momo monster motion mr music n no node nuke on or outlook outward owner owner pandit panel patent pet picker pipeline pitch player pos power premier presenting pro promotion puppet pump putty quarry r rag rail react recovery relay rest rider rising runner rust safe san scala screening sequel set setup shell shine shipping sip sketch slack snow sonar spark spinning spring stat store swagger swift swing switching synapse tapping teach team theatre threading tiling torch transport turner turning unity up ups us valet vat versatile vite voucher waterfall winding window word worker yarn zephyr zoom'
const indian = 'bai ghar hai kar ka ki mali nai pe pion sona कर आया नाइ दाइ मालि माळि महाराज पंडित लेखन'

const everydayWords: ReadonlySet<string> = new Set(`${english} ${indian}`.split(' '))

/** Words that join the others of a sentence; a name of one word does not begin or end with one: 'edit or', 'i am'. */
const joiningWords: ReadonlySet<string> = new Set(
  'a am an and are as at be by do for he i if in is it me my no of on or so the to up us we with'.split(' '),
)

/** Words by which even a short text is a sentence and not a name. */
const sentenceWords: ReadonlySet<string> = new Set(
  'a am an are been can had has have he i is its looking my our she that the their they this to want wants was we were which who will you your hai hain hoon hun raha rahi chahiye है हैं हूं रहा रहि चाहिए आहे आहेत'.split(
    ' ',
  ),
)

/** In a short text that is no sentence, such as a title, every word counts as a name. */
const shortText = 10
const sentenceEnd = /(?:^|[.!?:\n])\s*$/
const listSign = /^\s*[,;|/•)\]\n]|^\s*$/

function isWrittenAsName(text: string, { from, to }: SpelledWord): boolean {
  const written = text.slice(from, to)
  const hasCase = written.toLowerCase() !== written.toUpperCase()
  if (hasCase && written.length > 1 && written === written.toUpperCase()) return true
  const isBetweenSigns =
    listSign.test(text.slice(to, to + 3)) && /[,;|/•(\n]\s*$/.test(text.slice(Math.max(0, from - 3), from))
  if (isBetweenSigns) return true
  const isCapital = written[0] !== written[0]?.toLowerCase()
  return isCapital && !sentenceEnd.test(text.slice(Math.max(0, from - 3), from))
}

/** Whether a text is so short and so written that it may be a name or a list of names. */
function mayBeName(words: readonly SpelledWord[]): boolean {
  return words.length <= shortText && !words.some(({ folded }, at) => at !== 0 && sentenceWords.has(folded))
}

function isEveryday({ folded }: SpelledWord): boolean {
  return everydayWords.has(folded) || (folded.endsWith('s') && everydayWords.has(folded.slice(0, -1)))
}

/**
 * Whether the words from `first` to before `end`, which are `spelled` in our lists in as many words as it says, mean the
 * concept whose spelling they are in this text.
 */
export function isUsedAsName(
  text: string,
  words: readonly SpelledWord[],
  { first, end }: { first: number; end: number },
  spelled: number,
): boolean {
  const [word] = words.slice(first, end)
  if (!word || mayBeName(words)) return true
  if (end - first === 1) return !isEveryday(word) || isWrittenAsName(text, word)
  if (end - first <= spelled) return true
  const edges = [word, words[end - 1] ?? word]
  return !edges.some((edge) => joiningWords.has(edge.folded) && !isWrittenAsName(text, edge))
}
