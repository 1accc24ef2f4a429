import type { Queryable } from '@pramaan/database/client'
import type { Vocabulary } from '@pramaan/domain/concept'
import { conceptsNamed, type ProfileTexts, withMeantTitles } from '@pramaan/domain/fit'
import {
  beginsAgain,
  conceptOrText,
  conceptsForOpenings,
  declinedBy,
  isGeneralSkill,
  type Seeker,
  type SeekerConcept,
  schoolingOf,
  studiedWork,
} from '@pramaan/domain/opening-fit'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { found } from '../../http/refusals/refuse.ts'
import { profileTexts } from '../search/projection/concepts/concept-rows.ts'
import { findProfile } from '../search/projection/profile/find-profiles.queries.ts'
import type { SearchProfile } from '../search/projection/profile/search-profile.ts'
import { monthsOf, workLocations } from '../search/projection/search-row.ts'
import { findVocabulary } from '../search/vocabulary/vocabulary.ts'
import { catchUp } from './catch-up.ts'
import { findDomainsOfRoles } from './seeker.queries.ts'

/** What a candidate offers to openings. `concepts` is empty if nothing is known about their work. */
export type FitSeeker = {
  concepts: readonly SeekerConcept[]
  seeker: Seeker
  knowsDomain: boolean
  /** Whether more of their work is known than its domain: a title, a role, a professional skill, or what they studied. */
  knowsWork: boolean
  vocabulary: Vocabulary
  /** Whether some openings are still to be read with this vocabulary, so that their rank may change. */
  isBehind: boolean
}

type Reading = { vocabulary: Vocabulary; now: Date }
type Role = Awaited<ReturnType<typeof findDomainsOfRoles>>[number]

/** The texts of a profile; of its roles only the chosen ones. */
function workOf(profile: SearchProfile, locations: readonly string[], roles: readonly Role[], now: Date): ProfileTexts {
  const { wishedRoleIds } = profile.candidate
  const texts = profileTexts(profile, locations, { roles: new Map(), domains: new Map() }, now)
  return {
    ...texts,
    roles: roles.filter(({ id }) => wishedRoleIds.includes(id)).map(({ title }) => title),
  }
}

/** The domains of the chosen roles, otherwise of the earlier jobs; and the domain in the profile. */
function domainsOf(texts: ProfileTexts, { candidate }: SearchProfile, roles: readonly Role[], vocabulary: Vocabulary) {
  const titles = [...texts.titles, ...texts.earlierTitles]
  const worked = new Set(titles.flatMap((title) => conceptsNamed(title, ['title'], vocabulary)).map(({ id }) => id))
  const isWorked = ({ title }: Role) => worked.size > 0 && worked.has(conceptOrText(title, 'title', vocabulary))
  const { wishedRoleIds, domainId } = candidate
  const chosenRoles = roles.filter(
    (role) =>
      role.domainId === domainId || (wishedRoleIds.length > 0 ? wishedRoleIds.includes(role.id) : isWorked(role)),
  )
  return [...new Set(chosenRoles.map(({ domain }) => domain))]
}

/** The months of work that count for openings: none where all of it was in other fields. */
function monthsFor(texts: ProfileTexts, profile: SearchProfile, roles: readonly Role[], { vocabulary, now }: Reading) {
  if (profile.candidate.experienceLevel === null) return null
  const domains = new Map(roles.map(({ title, domain }) => [conceptOrText(title, 'title', vocabulary), domain]))
  const fieldOf = (title: string) => domains.get(conceptOrText(title, 'title', vocabulary))
  return beginsAgain(texts, vocabulary, fieldOf) ? 0 : monthsOf(profile, now)
}

/** Whether a profile names neither work that was done nor a role that is looked for: then the degree says which it is. */
function namesNoWork({ titles, earlierTitles, roles }: ProfileTexts): boolean {
  return titles.length + earlierTitles.length + roles.length === 0
}

/** What a candidate offers to openings, read from the profile; hidden candidates get suggestions too. */
async function findSeeker(deps: Pick<Deps, 'db' | 'now'>, db: Queryable, candidateId: number) {
  const profile = await findProfile(db, candidateId)
  if (!profile) return undefined
  const now = deps.now()
  const { vocabulary } = await findVocabulary(deps.db, now, db)
  const isBehind = await catchUp(deps, db)
  const { candidate, hrComments, vspApplication } = profile
  const isVerified = vspApplication?.verified === true && hrComments !== null
  const locations = workLocations(profile, isVerified)
  const roles = await findDomainsOfRoles(db)
  const texts = withMeantTitles(workOf(profile, locations, roles, now), vocabulary)
  const domains = domainsOf(texts, profile, roles, vocabulary)
  const concepts = conceptsForOpenings({ ...texts, domains }, vocabulary)
  const titles = concepts.filter(({ conceptId }) => vocabulary.conceptOf(conceptId)?.kind === 'title')
  const skills = candidate.professionalSkills.map((text) => conceptOrText(text, 'skill', vocabulary))
  const hasSkillOfWork = skills.some((id) => !isGeneralSkill(id, vocabulary))
  // A CV mentions many a title; what was studied says more.
  const tellsWork = hasSkillOfWork || titles.some(({ grade }) => grade !== 'cv-text')
  const isStudied = !tellsWork || namesNoWork(texts)
  const studied = isStudied ? studiedWork({ ...texts, domains }, vocabulary) : []
  return {
    concepts: [...concepts, ...studied],
    seeker: {
      locations: locations.flatMap((location) => [
        location,
        ...conceptsNamed(location, ['city'], vocabulary).map(({ label }) => label),
      ]),
      months: monthsFor(texts, profile, roles, { vocabulary, now }),
      leastPay: (isVerified ? hrComments?.ctc : candidate.expectedCtc) ?? null,
      learned: schoolingOf([...texts.degrees, ...texts.schooling], vocabulary),
      declined: declinedBy(candidate),
    },
    knowsDomain: domains.length > 0 || studied.length > 0,
    knowsWork: skills.length > 0 || titles.length > 0 || studied.length > 0,
    vocabulary,
    isBehind,
  } satisfies FitSeeker
}

/** What a candidate offers to openings, for staff who look for something that fits them. */
export async function seekerFor(deps: Pick<Deps, 'db' | 'now'>, db: Queryable, candidateId: number) {
  return found(await findSeeker(deps, db, candidateId))
}

/** What the caller offers to openings, if the caller is a candidate. */
export async function seekerOf(
  deps: Pick<Deps, 'db' | 'now'>,
  db: Queryable,
  { id, role }: Pick<Actor, 'id' | 'role'>,
) {
  return role === 'Candidate' ? findSeeker(deps, db, id) : undefined
}

/** The candidate whose openings are ordered by fit, if anything about their work is known. */
export function orderedFor(seeker: FitSeeker | undefined): FitSeeker | undefined {
  return seeker && seeker.concepts.length > 0 ? seeker : undefined
}
