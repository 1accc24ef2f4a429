import type { selectedJobRoles } from '@pramaan/contract/candidates/candidate-shapes'
import type { notificationData, skillsData } from '@pramaan/contract/session/onboarding-forms'
import type { Queryable } from '@pramaan/database/client'
import { areUntouched, firstPosition, firstSchooling, whyNotSkills } from '@pramaan/domain/candidate'
import { joiningOfInfo, setOpenForJoin } from '@pramaan/domain/joining'
import type { z } from 'zod'
import { Refuse, refuseField } from '../../http/refusals/refuse.ts'
import { writeSearchRow } from '../../services/search/projection/search-row.queries.ts'
import { lockCandidate } from '../candidates/candidates.queries.ts'
import { replaceEntries } from '../candidates/entries/entries.queries.ts'
import { jobRoleIdsOf, joiningColumns } from '../candidates/profile/profile-changes.ts'
import { storeProgress } from '../candidates/progress.queries.ts'
import { findShownRoles } from '../reference/lookups.queries.ts'
import { storeSkills } from '../skills/skills.queries.ts'
import { type CareerColumns, type CareerData, careerColumns } from './career.ts'
import { updateCandidate } from './registration.queries.ts'
import { moveTo, type StepCall, stepOf } from './steps.ts'

/** The data of the three onboarding steps; each step has its own parts. */
export type OnboardingData = {
  careerData?: CareerData | undefined
  skillsData?: z.output<typeof skillsData> | undefined
  notificationData?: z.output<typeof notificationData> | undefined
  selectedJobRoles?: z.output<typeof selectedJobRoles> | undefined
}

const parts: Record<number, { needed: keyof OnboardingData; also?: keyof OnboardingData }> = {
  1: { needed: 'careerData' },
  2: { needed: 'skillsData', also: 'notificationData' },
  3: { needed: 'selectedJobRoles' },
}

/** Saves an onboarding step and continues: 1 → 2 → 3 → 0 (D6); 400 for a part of another step, 409 in another step. */
export async function saveOnboarding(call: StepCall, step: number, data: OnboardingData) {
  refuseOtherParts(step, data)
  if (data.careerData) return saveCareer(call, data.careerData)
  if (data.skillsData) return saveSkills(call, data.skillsData, data.notificationData)
  return finish(call, data.selectedJobRoles ?? [])
}

function refuseOtherParts(step: number, data: OnboardingData) {
  const partOfStep = parts[step]
  const details = Object.entries(data).flatMap(([field, part]) =>
    part === undefined || field === partOfStep?.needed || field === partOfStep?.also
      ? []
      : [{ field, message: 'This belongs to another step.' }],
  )
  if (partOfStep && data[partOfStep.needed] === undefined)
    details.push({ field: partOfStep.needed, message: 'Please fill this in.' })
  if (details.length) throw new Refuse('invalid', { details })
}

async function saveCareer(call: StepCall, data: CareerData) {
  const to = await stepOf(call, 'educationAndWork')
  const { deps, db, actor } = call
  const columns = await careerColumns(db, actor.id, data)
  await updateCandidate(db, actor.id, { ...columns, updatedAt: deps.now() })
  await storeFirstEntries(db, actor.id, columns)
  await storeProgress(db, actor.id)
  return moveTo(call, to)
}

/** Stores the answers as profile entries; a person who returns to this step has no other entries yet. */
function storeFirstEntries(db: Queryable, candidateId: number, columns: CareerColumns) {
  const position = firstPosition({ currentJob: columns.currentJob, years: columns.experienceYears })
  return replaceEntries(db, candidateId, firstSchooling(columns), position)
}

async function saveSkills(
  call: StepCall,
  { GeneralSkills: general, ProfessionalSkills: professional }: NonNullable<OnboardingData['skillsData']>,
  notifications: OnboardingData['notificationData'],
) {
  if (whyNotSkills({ general, professional })) refuseField('skillsData', 'Pick each skill once, at most 10.')
  const to = await stepOf(call, 'skills')
  const { deps, db, actor } = call
  await updateCandidate(db, actor.id, {
    generalSkills: general,
    professionalSkills: professional,
    updatedAt: deps.now(),
    ...(notifications && { notifications }),
  })
  await storeSkills(db, actor.id, deps.now())
  await storeProgress(db, actor.id)
  return moveTo(call, to)
}

/**
 * The last step: after choosing job roles the candidate is registered, open to join by default, and appears in the
 * search.
 */
async function finish(call: StepCall, chosenRoles: NonNullable<OnboardingData['selectedJobRoles']>) {
  const to = await stepOf(call, 'finish')
  const { deps, db, actor } = call
  const jobRoleIds = await jobRoleIdsOf(db, chosenRoles)
  const candidate = await lockCandidate(db, actor.id)
  const rolesUnconfirmed = await areAsShown(db, jobRoleIds, candidate.domainId)
  const joining = joiningColumns(candidate, setOpenForJoin(joiningOfInfo(candidate.joining), true))
  await updateCandidate(db, actor.id, { ...joining, jobRoleIds, rolesUnconfirmed, updatedAt: deps.now() })
  await storeProgress(db, actor.id)
  const token = await moveTo(call, to)
  await writeSearchRow(deps, db, actor.id)
  return token
}

/** Whether roles are those that the step suggests to everyone in a domain; not changing them is not a wish (D72). */
async function areAsShown(db: Queryable, jobRoleIds: readonly number[], domainId: number | null) {
  if (domainId === null) return false
  const shownRoles = await findShownRoles(db, domainId)
  const titles = shownRoles.flatMap(({ id, title }) => (jobRoleIds.includes(id) ? title : []))
  return titles.length === jobRoleIds.length && areUntouched(titles, shownRoles, domainId)
}
