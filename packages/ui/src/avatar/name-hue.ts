/** Leaves out blue, which means 'you can act', and green, which means 'verified'. */
const hues = [20, 45, 70, 95, 190, 215, 300, 330, 355]

/** A name's hue, the same wherever the name is shown. */
export function nameHue(name: string): number {
  let hash = 0
  for (const letter of name.trim().toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return hues[hash % hues.length] ?? 0
}
