/** Letters that are written for one sound, in the order in which they are read. */
const sameSounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/th/g, 't'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/ee|ie/g, 'i'],
  [/oo|ou/g, 'u'],
  [/y$/g, 'i'],
  [/[शष]/g, 'स'],
  [/ण/g, 'न'],
  [/ळ/g, 'ल'],
  [/(.)\1+/gu, '$1'],
]

/** A folded word as it sounds to somebody who spells by ear: 'marketting' and 'marketing', 'vebsite' and 'website' agree. */
export function soundOf(word: string): string {
  return sameSounds.reduce((text, [letters, one]) => text.replace(letters, one), word)
}
