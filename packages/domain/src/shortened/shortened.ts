/** A text of at most so many characters, then an ellipsis; no character is cut in two. */
export function shortened(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  let end = most
  // A vowel sign or joiner belongs to the letter before it, as Devanagari writes.
  while (end > 0 && /[\p{M}\u200c\u200d]/u.test(characters[end] ?? '')) end -= 1
  return `${characters.slice(0, end).join('').trimEnd()}…`
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The beginning of a text that fits into so many units of length, as schemas and columns count them; no character is cut
 * in two, neither an emoji nor a letter with its vowel sign.
 */
export function startOf(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, characters.segment(text).containing(most)?.index)
  // Of one character that is longer than all that fits, as much as fits.
  return start === '' ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '') : start
}
