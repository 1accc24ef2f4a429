/** A word as a lexeme of a tsvector or tsquery literal. */
export function quoteLexeme(word: string) {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/** Words as a tsvector literal, which COPY also accepts. */
export function tsvectorText(words: readonly string[]) {
  return words.map(quoteLexeme).join(' ')
}
