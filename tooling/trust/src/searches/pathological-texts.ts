/** Words that are in no list, each another. */
const unknown = Array.from({ length: 3000 }, (_, at) => `zq${at.toString(36)}xv`)
const cities = ['pune', 'mumbai', 'nashik', 'thane', 'nagpur', 'indore', 'delhi', 'jaipur', 'surat', 'kerala']
const work = [
  'java',
  'php',
  'welder',
  'nurse',
  'cook',
  'driver',
  'tally',
  'excel',
  'sales manager',
  'b.tech',
  'iti fitter',
]

const repeated = (text: string) => text.repeat(Math.ceil(10_000 / text.length))
const each = (words: readonly string[], between: string, before = '') =>
  words.map((word) => `${before}${word}`).join(between)

/**
 * Texts that ask for much though they say little, each longer than any field: who sends one cuts it. Every kind of
 * thing that a search reads is there many times over: words, numbers, quotes, exclusions, alternatives, cities, amounts.
 */
export const pathologicalTexts: readonly string[] = [
  repeated('9 '),
  repeated('a '),
  repeated('1 2 3 4 5 6 7 8 9 '),
  repeated('9'),
  repeated('x'),
  repeated('%'),
  repeated('_'),
  repeated('% '),
  repeated('\\'),
  repeated("'"),
  repeated('"'),
  repeated('"" '),
  repeated('"zq" '),
  repeated('('),
  repeated('((a)(b))'),
  repeated('[{('),
  repeated('.*+?'),
  repeated('(a+)+$ '),
  repeated('-'),
  repeated('- '),
  repeated('a-'),
  repeated('not '),
  repeated('or '),
  repeated('not java or '),
  repeated('ना '),
  repeated('नहीं '),
  repeated('क्षि'),
  repeated('e\u0301'),
  repeated('\u0301'),
  repeated('\u200b'),
  repeated('a\u200d'),
  repeated('\u202e\u2066'),
  repeated('👩‍👩‍👧‍👦'),
  repeated('🇮🇳 '),
  repeated('ﷺ'),
  repeated('İ'),
  repeated('@'),
  repeated('a@b.c '),
  repeated('http://a.b '),
  repeated('5 years 3 lakh '),
  repeated('10-12 '),
  repeated('under 30 '),
  repeated('2024 batch '),
  repeated('10+2 '),
  repeated('c++ .net c# '),
  repeated(' \t\n'),
  repeated(`${each(cities, ' ')} `),
  repeated(`${each(cities, ' or ')} or `),
  repeated(`${each(work, ' ')} `),
  repeated(`${each(work, ', ', '-')}, `),
  repeated(`${each(work, ' / ')} / `),
  each(unknown, ' '),
  each(unknown, ' or '),
  each(unknown, ' ', '-'),
  each(unknown, '" "'),
  each(unknown, ' not '),
  each(unknown, ','),
  each(unknown, ''),
  each(
    unknown.map((word) => word.split('').join(' ')),
    ' ',
  ),
  each(
    unknown.flatMap((word, at) => [word, cities[at % 10] ?? '', work[at % 11] ?? '']),
    ' ',
  ),
  each(
    Array.from({ length: 4000 }, (_, at) => String(at * 7)),
    ' ',
  ),
]
