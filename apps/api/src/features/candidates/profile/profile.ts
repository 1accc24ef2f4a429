import { candidateByRole } from '@pramaan/contract/candidates/candidate-by-role'
import type { Queryable } from '@pramaan/database/client'
import { joiningOfInfo, setOpenForJoin } from '@pramaan/domain/joining'
import { changedElsewhere, preferenceValues, profileValues } from '@pramaan/domain/profile-edit'
import { isStaff, type Role } from '@pramaan/domain/role'
import type { Deps } from '../../../deps.ts'
import { writeAudit } from '../../../http/audit.queries.ts'
import type { Routes } from '../../../http/calls/call.ts'
import { found, refuse } from '../../../http/refusals/refuse.ts'
import { noFields, readStaffFields } from '../../../services/search/staff-fields.ts'
import { refuseUnshown } from '../../../services/visibility/readers.ts'
import { suspensionOf } from '../../../services/visibility/suspension.ts'
import { finishWrite } from '../after-write.ts'
import { lockCandidate, readProfile } from '../candidates.queries.ts'
import { fileLinks } from './file-links.ts'
import { fullAnswer } from './profile-answer.ts'
import { joiningColumns, preferenceColumns, profileColumns } from './profile-changes.ts'
import { imageColumn } from './profile-files.ts'

/** Whether the contract shows a staff role the contact data of a candidate, which is audited (D35). */
function seesContacts(role: Role) {
  return isStaff(role) && 'Phone' in candidateByRole.byRole[role].shape.data.shape
}

/** Whether the contract shows a role a candidate's CV and certificates. */
function seesResume(role: Role) {
  return 'CV' in candidateByRole.byRole[role].shape.data.shape
}

/** Refuses an edit if its fields were changed elsewhere meanwhile, except to the same new value. */
function whyNotOverwrite(...versions: Parameters<typeof changedElsewhere>) {
  return changedElsewhere(...versions).length > 0 ? 'changed-elsewhere' : undefined
}

async function readAnswer(deps: Deps, db: Queryable, candidateId: number) {
  return fullAnswer(found(await readProfile(db, candidateId)), deps.now())
}

/** Reading a profile, and changing the candidate's own. */
export function profileRoutes(
  deps: Deps,
): Pick<Routes<'candidates'>, 'get' | 'updateJoining' | 'updateProfile' | 'updatePreferences'> {
  return {
    get: async ({ params, actor, db }) => {
      const profile = found(await readProfile(db, params.id, actor.role === 'Employer' ? actor.id : undefined))
      await refuseUnshown(db, actor, params.id)
      if (seesContacts(actor.role))
        await writeAudit(db, { actorId: actor.id, action: 'contact-seen', subjectId: params.id, at: deps.now() })
      const files = seesResume(actor.role) ? await fileLinks(deps, db, actor, profile) : undefined
      const Suspension = isStaff(actor.role) ? await suspensionOf(db, profile.account) : null
      // Only a course partner's schema has it.
      const notesOf = actor.role === 'C-Partner' ? await readStaffFields(db, [params.id]) : noFields
      return { data: { ...fullAnswer(profile, deps.now(), files), Suspension, CourseNotes: notesOf(params.id) } }
    },
    updateJoining: async ({ params, body, db }) => {
      const candidate = await lockCandidate(db, params.id)
      const current = joiningOfInfo(candidate.joining)
      const status = body.joiningInfo?.status
      const joining = body.JoiningStatus && status ? joiningOfInfo(status) : setOpenForJoin(current, body.JoiningStatus)
      await finishWrite(deps, db, params.id, { account: {}, candidate: joiningColumns(candidate, joining) })
      return { data: null }
    },
    updateProfile: async ({ params, body: { before, ...body }, db }) => {
      const candidate = await lockCandidate(db, params.id)
      if (before) {
        const values = profileValues(await readAnswer(deps, db, params.id))
        refuse(whyNotOverwrite(before, values, { ...body, ...body.CareerProfile }))
      }
      const image = await imageColumn(deps, db, candidate, body.profileImage)
      const columns = await profileColumns(db, candidate, body, deps.now())
      await finishWrite(deps, db, params.id, { ...columns, candidate: { ...columns.candidate, ...image } })
      return { data: null }
    },
    updatePreferences: async ({ params, body: { before, ...body }, db }) => {
      const candidate = await lockCandidate(db, params.id)
      if (before) refuse(whyNotOverwrite(before, preferenceValues(await readAnswer(deps, db, params.id)), body))
      await finishWrite(deps, db, params.id, { account: {}, candidate: await preferenceColumns(db, candidate, body) })
      return { data: null }
    },
  }
}
