/** What a field says of a text with more letters than these; `{n}` marks the number's position, also in translations. */
export const mostCharacters = 'At most {n} characters.'

/** What a field says of a text that is too long for it; it stays as it was pasted. */
export function tooLong(text: string, most: number): string | undefined {
  return text.trim().length > most ? mostCharacters.replace('{n}', String(most)) : undefined
}
