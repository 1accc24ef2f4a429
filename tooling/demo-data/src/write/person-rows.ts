import { profileTexts, withConcepts } from '@pramaan/api/concept-rows'
import {
  countedPart,
  type SearchProfile,
  searchLists,
  searchRowOf,
  tsvectorText,
  workLocations,
} from '@pramaan/api/search-row'
import type { VersionedVocabulary } from '@pramaan/database/reference-data/vocabulary/vocabulary'
import { wishedRoles } from '@pramaan/domain/candidate'
import { consentKinds, consentPurposes, consents } from '@pramaan/domain/consent'
import type { ProfileTexts } from '@pramaan/domain/fit'
import { anyLocation } from '@pramaan/domain/options'
import { roleOfId } from '@pramaan/domain/role'
import { degreeRows, domainRows, jobRoleRows, locationRows } from '@pramaan/vocabulary/reference-rows'
import type { Account, Person } from '../people/identity/person.ts'
import { add, type Rows } from './insert.ts'

const lists = searchLists({
  locations: locationRows.map(({ id, location }) => ({ id, title: location })),
  degrees: degreeRows.map(({ id, education }) => ({ id, title: education })),
  roles: jobRoleRows,
  domains: domainRows,
})

/** The day that the people are written on, the vocabulary that their concepts are read with, and who is suspended. */
export type Written = { now: Date; vocabulary: VersionedVocabulary; suspended: ReadonlySet<number> }

/** Adds an account with the two consents that every account has given. */
export function addAccount(rows: Rows, account: Account, { suspended }: Pick<Written, 'suspended'>) {
  add(rows, 'accounts', { ...account, status: suspended.has(account.id) ? 'suspended' : 'active' })
  const role = roleOfId(account.roleId) ?? 'Candidate'
  for (const kind of consentKinds) {
    add(rows, 'consents', {
      accountId: account.id,
      kind,
      version: consents[kind].version,
      purpose: consentPurposes(kind, role).join(', '),
      givenAt: account.createdAt,
    })
  }
}

/** Adds all rows of a candidate, those of the search among them if the candidate is not suspended. */
export function addPerson(rows: Rows, person: Person, written: Written) {
  const { account, candidate, educations, experiences, hrComments, vspApplication } = person
  const candidateId = account.id
  addAccount(rows, account, written)
  add(rows, 'candidates', candidate)
  for (const education of educations) add(rows, 'educations', { candidateId, ...education })
  for (const experience of experiences) add(rows, 'experiences', { candidateId, ...experience })
  if (hrComments) add(rows, 'hr_comments', { candidateId, ...hrComments })
  if (vspApplication) add(rows, 'vsp_applications', { candidateId, ...vspApplication })
  if (!written.suspended.has(candidateId)) addSearchRows(rows, person, written)
}

function profileOf(person: Person): SearchProfile {
  return { ...person, candidate: { ...person.candidate, wishedRoleIds: wishedRoles(person.candidate) } }
}

/** What a person's profile says, as the search reads it. */
export function textsOf(person: Person, now: Date): ProfileTexts {
  const profile = profileOf(person)
  const locations = workLocations(profile, person.vspApplication?.verified === true)
  return profileTexts(
    profile,
    locations.filter((location) => location !== anyLocation),
    lists,
    now,
  )
}

function addSearchRows(rows: Rows, person: Person, { now, vocabulary }: Written) {
  const candidateId = person.account.id
  const profile = profileOf(person)
  const found = searchRowOf(profile, lists, now)
  const { row, conceptRows } = withConcepts(profile, found, { lists, vocabulary, now })
  add(rows, 'candidate_search', { ...row, words: tsvectorText(row.words) })
  add(rows, 'search_counts', { candidateId, ...countedPart(found) })
  add(rows, 'search_versions', { candidateId, vocabularyVersion: vocabulary.version })
  // The column is called otherwise than the field.
  const sourced = conceptRows.map(({ sourceConceptId, ...concept }) =>
    Object.assign(concept, { heldId: sourceConceptId }),
  )
  add(rows, 'candidate_concepts', ...sourced)
}
