import { foldWord } from '../../spelling/fold-word.ts'
import { soundOf } from '../../spelling/sound.ts'
import lists from '../../words/people-names.json' with { type: 'json' }

/** A shorter word alone is left as it is, and beside others it is one letter from too much. */
const shortest = 5

let names: ReadonlySet<string> | undefined

/**
 * Whether a folded word is a frequent name of people, or sounds like one. Nobody may have it here, but it is not read as
 * a misspelt city, skill or title, however near it comes to one: Pooja is not Poona, Suraj not Surat.
 */
export function isPersonName(folded: string): boolean {
  names ??= new Set([...lists.given, ...lists.surnames].map((name) => soundOf(foldWord(name))))
  return folded.length >= shortest && names.has(soundOf(folded))
}
