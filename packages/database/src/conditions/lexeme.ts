/** A word as a lexeme of a tsvector or tsquery literal. */
export function quoteLexeme(word: string) {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/** Words as the literal of a tsvector, which is also what COPY takes. */
export function tsvectorText(words: readonly string[]) {
  return words.map(quoteLexeme).join(' ')
}
