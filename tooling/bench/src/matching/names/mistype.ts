import type { Random } from '@pramaan/demo-data/random'

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** The keys left and right of a key. */
function neighboursOf(letter: string): string[] {
  return keyboard.flatMap((row) => {
    const at = row.indexOf(letter.toLowerCase())
    return at < 0 ? [] : [row[at - 1] ?? '', row[at + 1] ?? ''].filter((key) => key !== '')
  })
}

/** Letters that sound alike to who writes by ear. */
const sounds: readonly (readonly [string, string])[] = [
  ...([
    ['v', 'w'],
    ['ph', 'f'],
    ['ee', 'i'],
    ['oo', 'u'],
    ['ck', 'k'],
    ['tion', 'shun'],
    ['sh', 's'],
  ] as const),
  ...([
    ['er', 'ar'],
    ['or', 'er'],
    ['ll', 'l'],
    ['ss', 's'],
    ['tt', 't'],
    ['y', 'i'],
    ['c', 'k'],
    ['ea', 'e'],
  ] as const),
]

type Mistake = (word: string, at: number, random: Random) => string

const swapped: Mistake = (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2)
const doubled: Mistake = (word, at) => word.slice(0, at) + word[at] + word.slice(at)
const dropped: Mistake = (word, at) => word.slice(0, at) + word.slice(at + 1)
const besides: Mistake = (word, at, random) => {
  const keys = neighboursOf(word[at] ?? '')
  return keys.length > 0 ? word.slice(0, at) + random.pick(keys) + word.slice(at + 1) : doubled(word, at, random)
}
const byEar: Mistake = (word, at, random) => {
  const heard = sounds.filter(([from]) => word.toLowerCase().slice(1).includes(from))
  if (heard.length === 0) return doubled(word, at, random)
  const [from, to] = random.pick(heard)
  const index = word.toLowerCase().indexOf(from, 1)
  return word.slice(0, index) + to + word.slice(index + from.length)
}

const mistakes: readonly (readonly [Mistake, number])[] = [
  [swapped, 20],
  [doubled, 18],
  [dropped, 24],
  [besides, 18],
  [byEar, 20],
]

/** A word of five letters or more with one mistake of the fingers or the ear, its first letter right. */
function mistyped(word: string, random: Random): string {
  const mistake = random.weighted(mistakes)
  const wrong = mistake(word, random.int(1, word.length - 2), random)
  return wrong === word ? dropped(word, random.int(1, word.length - 2), random) : wrong
}

const longLatin = /^[a-z]{5,}$/i

/** A text with so many of its long Latin words mistyped, or all that there are; undefined when there is none. */
export function mistype(text: string, count: number, random: Random): string | undefined {
  const words = text.split(' ')
  const long = [...words.keys()].filter((at) => longLatin.test(words[at] ?? ''))
  if (long.length === 0) return undefined
  const wrong = new Set(random.sample(long, count))
  return words.map((word, at) => (wrong.has(at) ? mistyped(word, random) : word)).join(' ')
}

/** A text with two of its words joined, or one long word split where it is made of two parts; undefined when neither goes. */
export function joinOrSplit(text: string, random: Random): string | undefined {
  const words = text.split(' ')
  const parts = words.map((word) =>
    /^(tele|back|front|full|photo|house|auto|data|book|micro|java|copy|post|store)(.{4,})$/i.exec(word),
  )
  const splits = [...parts.keys()].filter((at) => parts[at])
  if (splits.length > 0 && (words.length === 1 || random.chance(0.5))) {
    const at = random.pick(splits)
    return words.map((word, index) => (index === at ? `${parts[at]?.[1]} ${parts[at]?.[2]}` : word)).join(' ')
  }
  if (words.length === 1) return undefined
  const at = random.int(0, words.length - 2)
  return [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)].join(' ')
}
