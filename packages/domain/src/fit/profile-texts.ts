/** The texts of a profile that concepts are read from. */
export type ProfileTexts = {
  /** The current or latest titles. */
  titles: readonly string[]
  earlierTitles: readonly string[]
  skills: readonly string[]
  /** Titles of the roles that the candidate looks for. */
  roles: readonly string[]
  cities: readonly string[]
  degrees: readonly string[]
  /** The years of school before other education. */
  schooling: readonly string[]
  domains: readonly string[]
  /** Anything else that the candidate wrote. */
  mentions: readonly string[]
  cvText: string
}

/** A profile without texts. */
export const emptyProfile: ProfileTexts = {
  titles: [],
  earlierTitles: [],
  skills: [],
  roles: [],
  cities: [],
  degrees: [],
  schooling: [],
  domains: [],
  mentions: [],
  cvText: '',
}
