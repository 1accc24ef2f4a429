import { comparedStrength } from '@pramaan/domain/candidate'
import { totalExperience } from '@pramaan/domain/duration'
import { contactEmailOf } from '@pramaan/domain/email'
import { experienceLevels, showsExperience } from '@pramaan/domain/experience-level'
import { foldText } from '@pramaan/domain/fold-text'
import { dayNumber, dayOf } from '@pramaan/domain/india-day'
import { joiningOfInfo, type joiningStates } from '@pramaan/domain/joining'
import { anyLocation, availabilityOptions, immediateAvailability } from '@pramaan/domain/options'
import { storedVspStatus } from '@pramaan/domain/verification'
import { foldWords } from '../words/fold.ts'
import { exactWord, nameWords, phoneWords, positionedWord, schoolWords } from '../words/tagged-words.ts'
import { anywhere, facetOf } from './facets.ts'
import { isSchool } from './profile/held-degrees.ts'
import { heldTitles } from './profile/held-titles.ts'
import type { SearchLists, SearchProfile } from './profile/search-profile.ts'
import { searchCard } from './search-card.ts'

export { tsvectorText } from '@pramaan/database/conditions/lexeme'
export { type SearchLists, type SearchProfile, searchLists } from './profile/search-profile.ts'

/** A level as stored in the row: its position in the list from 1, or 0 if unknown. */
export function levelCode(level: (typeof experienceLevels)[number] | null) {
  return level === null ? 0 : experienceLevels.indexOf(level) + 1
}

const joiningCodes = { neither: 0, join: 1, switch: 2 } as const satisfies Record<
  (typeof joiningStates)[number],
  number
>

/** A joining state as stored in the row. */
export function joiningCode(joining: (typeof joiningStates)[number]) {
  return joiningCodes[joining]
}

/** The periods from which the months of work are calculated. */
export type Worked = {
  candidate: Pick<SearchProfile['candidate'], 'experienceLevel' | 'experienceYears'>
  experiences: SearchProfile['experiences']
}

/** Months of work: the sum of the entries, or without entries the years given at registration; none for a Fresher. */
export function monthsOf({ candidate, experiences }: Worked, now: Date) {
  if (candidate.experienceLevel === null || !showsExperience(candidate.experienceLevel)) return 0
  const { years, months } = totalExperience(experiences, now)
  return years * 12 + months || (candidate.experienceYears ?? 0) * 12
}

/** The places where a candidate would work: where they live, and those hr noted. */
export function workLocations({ candidate, hrComments }: SearchProfile, verified: boolean) {
  const preferred = verified ? hrComments?.jobLocation : undefined
  return [candidate.location, preferred].filter((location) => location != null && location !== '') as string[]
}

/** When a verified candidate can start, as noted by hr. */
function availabilityFacets({ hrComments }: SearchProfile, verified: boolean) {
  const options: readonly string[] = availabilityOptions
  const at = options.indexOf(hrComments?.availability ?? '')
  return verified && at >= 0 ? [facetOf('availability', at + 1)] : []
}

/** The years in which a candidate passed out, or will, of college or else of school: a batch is that of the college. */
function passingFacets({ educations }: SearchProfile) {
  const years = (of: SearchProfile['educations']) => of.flatMap(({ endYear }) => endYear ?? [])
  const later = years(educations.filter(({ qualification }) => !isSchool(qualification)))
  return (later.length > 0 ? later : years(educations)).map((year) => facetOf('passing', year))
}

function facetsOf(profile: SearchProfile, locations: readonly string[], lists: SearchLists, verified: boolean) {
  const { candidate } = profile
  const degreeId = lists.degrees.get(foldText(candidate.degree ?? ''))
  return [
    ...locations.flatMap((location) => {
      if (location === anyLocation) return [anywhere]
      const id = lists.locations.get(foldText(location))
      return id === undefined ? [] : [facetOf('location', id)]
    }),
    ...(degreeId === undefined ? [] : [facetOf('degree', degreeId)]),
    ...(candidate.collegeId === null ? [] : [facetOf('college', candidate.collegeId)]),
    ...candidate.wishedRoleIds.map((id) => facetOf('role', id)),
    ...availabilityFacets(profile, verified),
    ...passingFacets(profile),
  ]
}

/** Complete values that are not in our lists, and 'anywhere', so that one lookup finds both. */
function wholeWords(profile: SearchProfile, locations: readonly string[], lists: SearchLists) {
  const { degree } = profile.candidate
  return [
    ...locations
      .filter((location) => !lists.locations.has(foldText(location)))
      .map((location) => exactWord('location', location)),
    ...(degree && !lists.degrees.has(foldText(degree)) ? [exactWord('degree', degree)] : []),
  ]
}

/** The words of titles, roles, skills and employers once more, each with where it is. */
function positionedWords(profile: SearchProfile, lists: SearchLists, now: Date) {
  const { candidate, experiences } = profile
  const { current, earlier } = heldTitles(profile, now)
  const texts = {
    title: current,
    earlier,
    role: candidate.wishedRoleIds.map((id) => lists.roles.get(id)),
    skill: [...candidate.generalSkills, ...candidate.professionalSkills],
    employer: experiences.map(({ companyName }) => companyName),
  }
  const positions = ['title', 'earlier', 'role', 'skill', 'employer'] as const
  return positions.flatMap((position) =>
    texts[position].flatMap((text) => foldWords(text ?? '').map((word) => positionedWord(position, word))),
  )
}

function wordsOf(profile: SearchProfile, locations: readonly string[], lists: SearchLists, now: Date) {
  const { account, candidate, educations, experiences } = profile
  const schools = [candidate.college, ...educations.map(({ school }) => school)].filter((school) => school !== null)
  const texts = [
    account.fullName,
    candidate.currentPosition,
    candidate.currentJob,
    candidate.degree,
    ...locations,
    ...schools,
    ...candidate.generalSkills,
    ...candidate.professionalSkills,
    ...candidate.wishedRoleIds.map((id) => lists.roles.get(id)),
    candidate.domainId === null ? null : lists.domains.get(candidate.domainId),
    ...educations.map(({ degree }) => degree),
    ...experiences.flatMap(({ title, companyName }) => [title, companyName]),
  ]
  return [
    ...texts.flatMap((text) => foldWords(text ?? '')),
    ...nameWords(account.fullName),
    ...schools.flatMap(schoolWords),
    ...positionedWords(profile, lists, now),
    ...wholeWords(profile, locations, lists),
    ...(account.phone ? phoneWords(account.phone) : []),
    ...[account.contactEmail, account.email].flatMap((email) => (email ? [exactWord('email', email)] : [])),
  ]
}

/** The profile strength in two parts: by what people are compared, and what says who they are. */
function strengthsOf({ account, candidate }: SearchProfile) {
  const compared = comparedStrength({ ...candidate, phone: account.phone, email: contactEmailOf(account) })
  return { comparedStrength: compared, personalStrength: candidate.profileProgress - compared }
}

function distinct<T>(items: readonly T[]) {
  return [...new Set(items)]
}

/**
 * A candidate's complete search row. For verified candidates the expected pay and place noted by hr replace the
 * candidate's own. Money in paise a year, 0 if unknown; `tsvectorText` turns `words` into text.
 */
export function searchRowOf(profile: SearchProfile, lists: SearchLists, now: Date) {
  const { account, candidate, hrComments, vspApplication } = profile
  const vspStatus = storedVspStatus({ application: vspApplication?.verified, answered: hrComments !== null })
  const verified = vspStatus === true
  const experienceMonths = monthsOf(profile, now)
  const locations = workLocations(profile, verified)
  const { fullTime, partTime, internship, remote, onSite } = candidate
  return {
    candidateId: account.id,
    nameKey: foldText(account.fullName),
    phone: account.phone,
    email: contactEmailOf(account),
    words: distinct(wordsOf(profile, locations, lists, now)),
    facets: distinct(facetsOf(profile, locations, lists, verified)),
    level: levelCode(candidate.experienceLevel),
    experienceMonths,
    expectedCtc: (verified ? hrComments?.ctc : candidate.expectedCtc) ?? 0,
    ...strengthsOf(profile),
    hasCertificate: candidate.certificates.length > 0,
    verified,
    immediate: verified && hrComments?.availability === immediateAvailability,
    fullTime,
    partTime,
    internship,
    remote,
    onSite,
    joining: joiningCode(joiningOfInfo(candidate.joining)),
    activeDay: dayNumber(dayOf(candidate.updatedAt)),
    registeredAt: account.createdAt,
    updatedAt: candidate.updatedAt,
    card: searchCard(profile, experienceMonths, vspStatus, now),
  }
}

/** A search row. */
export type SearchRow = ReturnType<typeof searchRowOf>

/** The part of a row that coded filters check, as stored in `search_counts`. */
export function countedPart(row: Omit<SearchRow, 'candidateId'>) {
  const { expectedCtc, registeredAt, experienceMonths, level, joining, facets } = row
  const { hasCertificate, verified, immediate, fullTime, partTime, internship, remote, onSite } = row
  const flags = { hasCertificate, verified, immediate, fullTime, partTime, internship, remote, onSite }
  return { expectedCtc, registeredAt, experienceMonths, level, joining, ...flags, facets }
}
