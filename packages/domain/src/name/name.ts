/** The first of a person's names, by which they are addressed. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/, 1)[0] ?? ''
}

/** What is wrong with a typed name. */
export type NameFault = 'hidden-character' | 'no-letter'

/**
 * Invisible characters: controls, zero-width and direction marks, fillers that look like a space, half surrogate pairs,
 * and the replacement character. With them, names that look the same could differ, and a name could reverse the text
 * around it.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800\ufffd]/u

const indic = [
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya'],
  ...['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('')

/** The signs that silence a vowel. In Bengali and Malayalam a joiner after one ends words such as മോഹന്‍. */
const virama = '\u09cd\u0d4d'

/** Allowed invisible characters: joiners inside a word of an Indian script, and the selector that colours an emoji. */
const allowedJoiners = new RegExp(
  `(?<=[${indic}])[\\u200c\\u200d](?=[${indic}])|(?<=[${virama}])\\u200d|(?<=\\p{Extended_Pictographic})\\ufe0f`,
  'gu',
)

/** Why a name (of a person, company, job, drive, course …) is refused, if it is (D66). */
export function whyNotName(name: string): NameFault | undefined {
  if (hidden.test(name.replace(allowedJoiners, ''))) return 'hidden-character'
  return /\p{L}/u.test(name) ? undefined : 'no-letter'
}
