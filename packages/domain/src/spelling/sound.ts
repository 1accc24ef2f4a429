/** Letters for the same sound, each with the one that replaces it. */
const sameSounds: Readonly<Record<string, string>> = {
  tion: 'sun',
  sion: 'sun',
  shun: 'sun',
  ph: 'f',
  sh: 's',
  th: 't',
  ck: 'k',
  q: 'k',
  c: 'k',
  z: 's',
  w: 'v',
  ee: 'i',
  ie: 'i',
  oo: 'u',
  ou: 'u',
  y: 'i',
  श: 'स',
  ष: 'स',
  ण: 'न',
  ळ: 'ल',
}
const writtenForSounds = /[ts]ion|shun|ph|sh|th|ck|q|c(?!h)|z|w|ee|ie|oo|ou|y$|[शषणळ]/g
const softC = /[eiy]/
const doubled = /(.)\1+/g

/**
 * The sound of a folded word, for people who spell by ear: 'marketting' and 'marketing' are equal, and so are 'vebsite'
 * and 'website'.
 */
export function soundOf(word: string): string {
  return word
    .replace(writtenForSounds, (letters: string, at: number) =>
      letters === 'c' && softC.test(word[at + 1] ?? '') ? 's' : (sameSounds[letters] ?? letters),
    )
    .replace(doubled, '$1')
}
