/** Cuts a text to at most `most` characters and an ellipsis, without splitting a character. */
export function shortened(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  let end = most
  // In Devanagari a vowel sign or joiner belongs to the letter before it.
  while (end > 0 && /[\p{M}\u200c\u200d]/u.test(characters[end] ?? '')) end -= 1
  return `${characters.slice(0, end).join('').trimEnd()}…`
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The beginning of a text that fits into `most` units of length, as schemas and columns count them. No character is
 * split, neither an emoji nor a letter with its vowel sign.
 */
export function startOf(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, characters.segment(text).containing(most)?.index)
  // A single character that is too long is cut.
  return start === '' ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '') : start
}
