/** A text of at most so many characters, then an ellipsis; no character is cut in two. */
export function shortened(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  let end = most
  // A vowel sign or joiner belongs to the letter before it, as Devanagari writes.
  while (end > 0 && /[\p{M}\u200c\u200d]/u.test(characters[end] ?? '')) end -= 1
  return `${characters.slice(0, end).join('').trimEnd()}…`
}
