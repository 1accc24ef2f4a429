/** Names that keep their capital inside a sentence: keys and languages. */
const named = /^(Tab|Enter|Escape|Home|End|Hindi|Marathi|Back|Undo|CSV|CV)$/

/** A story's name as a person writes it: Storybook makes a title of every word. */
export function sentenceCase(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  return [first, ...rest.map((word) => (named.test(word) ? word : word.toLowerCase()))].join(' ')
}
