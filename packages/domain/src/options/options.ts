export * from '../language/language.ts'
export * from './course-options.ts'
export * from './filter-options.ts'
export * from './hr-options.ts'
export * from './job-options.ts'
export * from './location-options.ts'
export * from './pay-options.ts'
export * from './person-options.ts'

function spelling(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim()
}

/**
 * The option that a text means, ignoring case, hyphens and spaces, or undefined. `aliases` gives the other spellings in
 * the spec's lists, such as 'Graduate' for 'Graduation' (D20).
 */
export function optionOf<const T extends string>(
  options: readonly T[],
  text: string,
  aliases: Readonly<Record<string, T>> = {},
): T | undefined {
  const spelled = spelling(text)
  const alias = Object.entries(aliases).find(([other]) => spelling(other) === spelled)?.[1]
  return options.find((option) => spelling(option) === spelled) ?? alias
}
