import { codeOf, slugOf } from '../campaign-link/campaign-link.ts'
import { queryText } from '../query-text/query-text.ts'

/** The parts of a profile that its public page may show; the name and the verified seal are the page itself (D39). */
export const publicSections = [
  'photo',
  'about',
  'location',
  'skills',
  'roles',
  'experience',
  'education',
  'website',
] as const

/** A part of a profile that its public page may show. */
export type PublicSection = (typeof publicSections)[number]

/** The sections shown by default: not the person's website, which may reveal more than they want to publish. */
export const firstSections: readonly PublicSection[] = publicSections.filter((section) => section !== 'website')

/** The chosen sections in page order, each once. */
export function orderedSections(chosen: readonly string[]): PublicSection[] {
  return publicSections.filter((section) => chosen.includes(section))
}

/** The minimum and maximum length of a link name. */
const slugLength = { least: 5, most: 40 } as const

/** Names that look like one of our pages, or like a person who represents us. */
const reserved = [
  'pramaan',
  'admin',
  'official',
  'support',
  'staff',
  'employer',
  'candidate',
  'login',
  'verified',
  'verify',
]

/** Why a link name is refused. */
type SlugProblem = 'too-short' | 'too-long' | 'letters' | 'reserved' | 'number'

/**
 * Why a chosen link name is refused: its length, characters other than lower-case letters, digits and single hyphens
 * between them, a reserved name, or a phone number, which must not appear in a URL.
 */
export function whyNotSlug(slug: string): SlugProblem | undefined {
  if (slug.length < slugLength.least) return 'too-short'
  if (slug.length > slugLength.most) return 'too-long'
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return 'letters'
  if (/\d{8}/.test(slug.replaceAll('-', ''))) return 'number'
  return slug.split('-').some((word) => reserved.includes(word)) ? 'reserved' : undefined
}

/** Typed text as a link's name: lower case, spaces as hyphens; the rules are checked on this. */
export function typedSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
}

/** A readable link name from a person's name, ending in an unguessable part. */
export function firstSlug(fullName: string, secret: string): string {
  const words = slugOf(fullName).slice(0, 30).split('-')
  const readable = words.filter((word) => word && !reserved.includes(word) && !/\d/.test(word)).join('-')
  return `${readable || 'profile'}-${codeOf(secret)}`
}

/** The messages for a refused link name. */
export const slugMessages: Readonly<Record<SlugProblem | 'taken', string>> = {
  'too-short': `Use at least ${slugLength.least} characters.`,
  'too-long': `Use at most ${slugLength.most} characters.`,
  letters: 'Use small letters, digits and single hyphens between them.',
  reserved: 'This name could be taken for ours. Choose another.',
  number: 'Leave your number out of the link.',
  taken: 'This link is taken. Choose another.',
}

/** The employer app's path for 'Hire on Pramaan': the sign-in, which then opens the candidate. */
export function hirePath(candidateId: number): string {
  return `/emp-login?${queryText([['Url', `/candidate-profile-ro?candidateID=${candidateId}`]])}`
}
