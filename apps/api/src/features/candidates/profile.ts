import { candidateByRole } from '@pramaan/contract/candidate-shapes'
import { joiningOfInfo, setOpenForJoin } from '@pramaan/domain/joining'
import { isRegistered, isRegistrationStep } from '@pramaan/domain/registration'
import { isStaff, type Role } from '@pramaan/domain/role'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import type { Routes } from '../../http/call.ts'
import { found, refuse } from '../../http/refuse.ts'
import { namedAddress, signedAddress } from '../files/file-address.ts'
import { finishWrite } from './after-write.ts'
import { lockCandidate, type Profile, readFileNames, readProfile } from './candidates.queries.ts'
import { wholeAnswer } from './profile-answer.ts'
import { joiningColumns, preferenceColumns, profileColumns } from './profile-changes.ts'
import { imageColumn } from './profile-files.ts'

/** Whether somebody may know of this account: of one on the way in, suspended or hidden, only its owner and staff (rule 7). */
export function isOpenTo(
  actor: Actor,
  account: Pick<Profile['account'], 'id' | 'registrationStep' | 'status' | 'hiddenAt'>,
) {
  return actor.id === account.id || isStaff(actor.role) || isShown(account)
}

/** Whether an account shows itself to others: registered, active and not hidden. */
export function isShown({
  registrationStep: step,
  status,
  hiddenAt,
}: Pick<Profile['account'], 'registrationStep' | 'status' | 'hiddenAt'>) {
  return isRegistrationStep(step) && isRegistered(step) && status === 'active' && hiddenAt === null
}

/** Whether the contract shows a role of staff what a candidate is reached by, which is audited (D35). */
function seesContacts(role: Role) {
  return isStaff(role) && 'Phone' in candidateByRole.byRole[role].shape.data.shape
}

/** Whether the contract shows a role a candidate's CV and certificates. */
function seesResume(role: Role) {
  return 'CV' in candidateByRole.byRole[role].shape.data.shape
}

/** Reading a profile, and changing the candidate's own. */
export function profileRoutes(
  deps: Deps,
): Pick<Routes<'candidates'>, 'get' | 'updateJoining' | 'updateProfile' | 'updatePreferences'> {
  return {
    get: async ({ params, actor, db }) => {
      const profile = found(await readProfile(db, params.id, actor.role === 'Employer' ? actor.id : undefined))
      refuse(isOpenTo(actor, profile.account) ? undefined : 'not-found')
      if (seesContacts(actor.role))
        await writeAudit(db, { actorId: actor.id, action: 'contact-seen', subjectId: params.id, at: deps.now() })
      if (!seesResume(actor.role)) return { data: wholeAnswer(profile, deps.now()) }
      const names = await readFileNames(db, profile)
      const addressOf = (id: string) => namedAddress(signedAddress(deps, id, actor.id), names.get(id))
      return { data: wholeAnswer(profile, deps.now(), addressOf) }
    },
    updateJoining: async ({ params, body, db }) => {
      const candidate = await lockCandidate(db, params.id)
      const now = joiningOfInfo(candidate.joining)
      const asked = body.joiningInfo?.status
      const joining = body.JoiningStatus && asked ? joiningOfInfo(asked) : setOpenForJoin(now, body.JoiningStatus)
      await finishWrite(deps, db, params.id, { account: {}, candidate: joiningColumns(candidate, joining) })
      return { data: null }
    },
    updateProfile: async ({ params, body, db }) => {
      const candidate = await lockCandidate(db, params.id)
      const image = await imageColumn(deps, db, candidate, body.profileImage)
      const columns = await profileColumns(db, candidate, body, deps.now())
      await finishWrite(deps, db, params.id, { ...columns, candidate: { ...columns.candidate, ...image } })
      return { data: null }
    },
    updatePreferences: async ({ params, body, db }) => {
      const candidate = await lockCandidate(db, params.id)
      await finishWrite(deps, db, params.id, { account: {}, candidate: preferenceColumns(candidate, body) })
      return { data: null }
    },
  }
}
