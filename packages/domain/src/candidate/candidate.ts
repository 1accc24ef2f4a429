export * from './career-facts.ts'
export * from './completeness.ts'
export * from './first-entries.ts'
export * from './headline.ts'
export * from './latest.ts'
export * from './opportunities.ts'
export * from './positions.ts'
export * from './skills.ts'
export * from './strength.ts'
export * from './subject.ts'

/** The maximum length of a candidate's description, which is the headline (000, section 5). */
export const mostDescriptionCharacters = 150

/** Whether a candidate is verified: the server shows HR comments only for verified candidates (D18, D55). */
export function isVerified(hrComments: object | null | undefined): boolean {
  return hrComments !== null && hrComments !== undefined
}
