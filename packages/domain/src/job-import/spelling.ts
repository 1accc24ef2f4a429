/** A word for comparing headings and terms: only lower-case letters and digits. */
export function spellingOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}
