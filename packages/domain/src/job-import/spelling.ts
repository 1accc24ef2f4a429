/** A word as headings and terms are compared: small letters and digits alone. */
export function spellingOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}
