import { plainIndicWords, plainKeyParts, plainNames, plainPhrases, plainVariables, plainWords } from './word-list.ts'

const othersWords = [
  /\/migrations\//,
  /pnpm-lock/,
  /CHANGELOG\.md$/,
  /^tooling\/check\/words\//,
  /^docs\/spec\/(?!readings|README)/,
]

/** What people read in Hindi and Marathi; lists of what they type have all their words. */
const hasTranslations = /(?:^|[/-])(?:hi|mr)(?:\/[\w-]+)?\.ts$|\/messages\/templates\//

/** What people read in English. */
const hasEnglishTexts = /(?:^|[/-])en(?:\/[\w-]+)?\.ts$|\/messages\/templates\//

/** Whether we wrote a file ourselves; the demands, and lists of what people type, keep their own words. */
export function isOurText(path: string): boolean {
  return /\.(ts|tsx|mjs|cjs|css|md|ya?ml)$/.test(path) && !othersWords.some((others) => others.test(path))
}

/** The private words of a text, each with its line; names are read part by part, so `whyNotMend` has one. */
export function privateWordsIn(file: string, text: string): string[] {
  const prose = withoutCommentMarks(text)
  return [
    ...wordsIn(prose),
    ...namesIn(text),
    ...variablesIn(text),
    ...keysIn(file, text),
    ...phrasesIn(prose),
    ...(hasEnglishTexts.test(file) ? articlesIn(text) : []),
    ...(hasTranslations.test(file) ? indicIn(text) : []),
  ]
    .sort((one, other) => one.at - other.at)
    .map(({ at, found, write }) => `${file}:${lineOf(text, at)}: "${found}", write ${write}`)
}

/** The private words in a file's own name. */
export function privateWordsInPath(path: string): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return [...wordsIn(name), ...listed(name, 0, plainNames)].map(
    ({ found, write }) => `${path}: its name has "${found}", write ${write}`,
  )
}

type Found = { at: number; found: string; write: string }

function wordsIn(text: string): Found[] {
  return listed(text, 0, plainWords)
}

/** An exported name tells strangers what a file has, so it must say more than "things" or "few". */
function namesIn(text: string): Found[] {
  const exported = text.matchAll(/^export (?:async )?(?:const|function\*?|type|class) (\w+)/gm)
  return [...exported].flatMap(({ index, 0: line, 1: name = '' }) =>
    listed(name, index + line.length - name.length, plainNames),
  )
}

/** The whole name counts, because `ownJobs` says what `own` does not. */
function variablesIn(text: string): Found[] {
  const declared = text.matchAll(/\b(?:const|let|function\*?) (?=\w)|\((?=\w+(?:, \w+)*\) =>)/g)
  return [...declared].flatMap(({ index, 0: before }) => {
    const at = index + before.length
    const name = /^\w+/.exec(text.slice(at))?.[0] ?? ''
    const write = Object.hasOwn(plainVariables, name) ? plainVariables[name] : undefined
    return write === undefined ? [] : [{ at, found: name, write }]
  })
}

/** A key is read part by part; only its definition is, so each is reported once. */
function keysIn(file: string, text: string): Found[] {
  if (!/\/texts\/.*en\.ts$/.test(file)) return []
  return [...text.matchAll(/^ {2}'([\w.:-]+)':/gm)].flatMap(({ index, 1: key = '' }) =>
    key.split('.').flatMap((part) => {
      const write = Object.hasOwn(plainKeyParts, part) ? plainKeyParts[part] : undefined
      return write === undefined ? [] : [{ at: index, found: part, write }]
    }),
  )
}

/** Which article a name takes is only known with the name: "a {title}" is wrong of an accountant. */
function articlesIn(text: string): Found[] {
  return [...text.matchAll(/(?<!\w|\w')an? [“"]?\$?\{(?!\w+, (?:plural|select))/gi)].map(({ index, 0: found }) => ({
    at: index,
    found,
    write: 'a sentence that needs no article before a name',
  }))
}

function phrasesIn(text: string): Found[] {
  return plainPhrases.flatMap(([phrase, write]) =>
    [...text.matchAll(phraseIn(phrase))].map(({ index, 0: found }) => ({
      at: index,
      found: found.replace(/\s+/g, ' '),
      write,
    })),
  )
}

/** A phrase may go over the end of a line. */
function phraseIn({ source }: RegExp): RegExp {
  return new RegExp(`(?<![\\w'])(?:${source.replaceAll(' ', '\\s+')})(?!\\w)`, 'gi')
}

/** A word that goes on with a vowel sign or another ending is found too. */
function indicIn(text: string): Found[] {
  return Object.entries(plainIndicWords).flatMap(([start, write]) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{M}])${start}[\\p{L}\\p{M}]*`, 'gu'))].map(({ index, 0: found }) => ({
      at: index,
      found,
      write,
    })),
  )
}

function listed(text: string, from: number, list: Readonly<Record<string, string>>): Found[] {
  return [...text.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)].flatMap(({ index, 0: part }) => {
    const write = list[part.toLowerCase()]
    return write !== undefined && Object.hasOwn(list, part.toLowerCase())
      ? [{ at: from + index, found: part.toLowerCase(), write }]
      : []
  })
}

/** A sentence of a comment runs on below a `*` or `//`. */
function withoutCommentMarks(text: string): string {
  return text.replace(/^[ \t]*(?:\*|\/\/|>)/gm, (mark) => ' '.repeat(mark.length))
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}
