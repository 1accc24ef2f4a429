/** Names that keep their capital inside a sentence: keys, buttons and languages. */
const named = /^(Tab|Enter|Escape|Cancel|Hindi|Marathi|CSV|CV)$/

/** A story's name in sentence case, because Storybook capitalizes every word. */
export function sentenceCase(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  return [first, ...rest.map((word) => (named.test(word) ? word : word.toLowerCase()))].join(' ')
}
