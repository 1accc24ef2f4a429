import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { Queryable } from '@pramaan/database/client'
import { areSameRoles, whyNotSkills } from '@pramaan/domain/candidate'
import { dayOf } from '@pramaan/domain/india-day'
import {
  infoOfJoining,
  isOpenForJoin,
  type Joining,
  joiningOfInfo,
  setOpenForJoin,
  whyNotJoining,
} from '@pramaan/domain/joining'
import { paiseOfLpa } from '@pramaan/domain/money'
import { refuse, refuseField } from '../../../http/refusals/refuse.ts'
import { findJobRoles, isDomain } from '../../reference/lookups.queries.ts'
import { contactEmailColumn } from '../../session/account/contact-email.ts'
import type { lockCandidate, ProfileColumns } from '../candidates.queries.ts'

type Changes = Parsed<Contract['candidates']['updateProfile']>['body']
type Preferences = Parsed<Contract['candidates']['updatePreferences']>['body']
type Candidate = Awaited<ReturnType<typeof lockCandidate>>

/** The columns that were sent; undefined means unchanged. */
function onlySent(columns: ProfileColumns['candidate']): ProfileColumns['candidate'] {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

function money(lpa: number | null | undefined) {
  return lpa == null ? lpa : paiseOfLpa(lpa)
}

/** The columns of the sent fields; an empty text or null clears them. */
function sentColumns(candidate: Candidate, changes: Changes): ProfileColumns['candidate'] {
  const text = (value: string | null | undefined) => (value === undefined ? undefined : value || null)
  return onlySent({
    description: text(changes.description),
    // The title of the current job is shown without being stored, so that it follows the job.
    currentPosition: changes.currentPosition === candidate.currentJob ? null : text(changes.currentPosition),
    alternateContact: text(changes.AlternateContact),
    location: changes.location,
    state: text(changes.state),
    dob: changes.dob,
    gender: changes.gender,
    website: text(changes.website),
    generalSkills: changes.generalSkills,
    professionalSkills: changes.professionalSkills,
    domainId: changes.domain,
    payOnCv: changes.payOnCv,
    degree: text(changes.degree),
    incomeCtc: money(changes.incomeCTC),
    expectedCtc: money(changes.expectedCtc),
  })
}

/** The columns of a new joining status; refused if the level has no such switch (document 001 §4). */
export function joiningColumns(candidate: Candidate, joining: Joining): ProfileColumns['candidate'] {
  refuse(whyNotJoining(candidate.experienceLevel ?? 'Fresher', joining) && 'wrong-state')
  return { joiningStatus: isOpenForJoin(joining), joining: infoOfJoining(joining) }
}

/** The ids of the chosen roles without duplicates; refused if one is not in the catalogue. */
export async function jobRoleIdsOf(db: Queryable, chosen: NonNullable<Preferences['selectedJobRoles']>) {
  const ids = [...new Set(chosen.map(({ ID }) => ID))]
  const known = ids.length > 0 ? await findJobRoles(db, ids) : []
  if (known.length < ids.length) refuseField('selectedJobRoles', 'Choose a job role from the list.')
  return ids
}

/** Whether a request states the wanted roles, by changing or confirming them. */
function isSaid(
  { jobRoleIds: stored }: Candidate,
  sent: readonly number[] | undefined,
  confirmed: boolean | undefined,
) {
  return confirmed === true || (sent !== undefined && !areSameRoles(sent, stored))
}

/** The columns that the job-search preferences write. */
export async function preferenceColumns(
  db: Queryable,
  candidate: Candidate,
  request: Preferences,
): Promise<ProfileColumns['candidate']> {
  const { status, currentCTC, expectedCTC, onField, selectedJobRoles, rolesConfirmed, ...kinds } = request
  const jobRoleIds = selectedJobRoles && (await jobRoleIdsOf(db, selectedJobRoles))
  return {
    ...onlySent({
      ...kinds,
      jobRoleIds,
      rolesUnconfirmed: isSaid(candidate, jobRoleIds, rolesConfirmed) ? false : undefined,
      onSite: onField,
      incomeCtc: money(currentCTC),
      expectedCtc: money(expectedCTC),
    }),
    ...(status !== undefined && joiningColumns(candidate, joiningOfInfo(status))),
  }
}

function checkSkills(candidate: Candidate, { generalSkills, professionalSkills }: Changes) {
  if (!generalSkills && !professionalSkills) return
  const why = whyNotSkills({
    general: generalSkills ?? candidate.generalSkills,
    professional: professionalSkills ?? candidate.professionalSkills,
  })
  refuse(why === 'full' ? 'limit-reached' : undefined)
  if (why) refuseField(professionalSkills ? 'professionalSkills' : 'generalSkills', 'Each skill only once.')
}

/** The columns that a profile change writes; refuses if a rule is broken. */
export async function profileColumns(
  db: Queryable,
  candidate: Candidate,
  { CareerProfile, JoiningStatus, ...rest }: Changes,
  now: Date,
): Promise<ProfileColumns> {
  const changes = { ...rest, ...CareerProfile }
  checkSkills(candidate, changes)
  if (changes.dob && changes.dob > dayOf(now)) refuseField('dob', 'This day is still to come.')
  if (changes.domain && !(await isDomain(db, changes.domain))) refuseField('domain', 'Choose a domain from the list.')
  const email = await contactEmailColumn(db, candidate.accountId, changes.email)
  return {
    account: { ...(changes.name !== undefined && { fullName: changes.name }), ...email },
    candidate: {
      ...sentColumns(candidate, changes),
      ...(JoiningStatus !== undefined &&
        joiningColumns(candidate, setOpenForJoin(joiningOfInfo(candidate.joining), JoiningStatus))),
    },
  }
}
