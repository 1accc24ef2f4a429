/** One or two letters for a name, in its own script: 'Asha Kulkarni' is AK, 'सई पाटील' is सप. */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => word.match(/\p{L}/u)?.[0])
    .filter((letter) => letter !== undefined)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.join('').toUpperCase()
}
