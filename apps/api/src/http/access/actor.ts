import { mustHaveSecondFactor } from '@pramaan/domain/account'
import { type WhyNotMeet, whyNotMeetPeople } from '@pramaan/domain/company'
import { isRegistrationStep, type RegistrationStep } from '@pramaan/domain/registration'
import { type Role, roleOfId } from '@pramaan/domain/role'
import type { Deps } from '../../deps.ts'
import { found, Refuse } from '../refusals/refuse.ts'
import { type Allowance, allowanceOf } from './allowance.ts'
import { endSession, findLiveSession, type Session } from './session.queries.ts'

/** Who makes a call. */
export type Actor = {
  id: number
  role: Role
  step: RegistrationStep
  fullName: string
  sessionId: string
  suspended: boolean
  /** The person must set up a second factor and has not done so. */
  lacksSecondFactor: boolean
  /** Why an employer can't open contact data, CVs and messages (D67); undefined for others. */
  whyNotMeet: WhyNotMeet | undefined
  /** What an employer's plan allows. */
  allowance: Allowance
}

/**
 * The signed-in person behind an `Authorization` header, raw or `Bearer` (D9); undefined without one. The session is
 * looked up each time, so that logout, suspension and a change of role take effect on the next request (rule 11).
 */
export async function actorOf(deps: Deps, authorization: string | undefined): Promise<Actor | undefined> {
  if (!authorization) return undefined
  const claims = found(await claimsIn(deps, authorization), 'session-ended')
  const session = found(await findLiveSession(deps.db, claims.sid, deps.now()), 'session-ended')
  // A change of role ends the old role's session (D9).
  if (claims.userInfo.RoleID !== session.roleId) {
    await endSession(deps.db, { id: claims.sid }, deps.now())
    throw new Refuse('session-ended')
  }
  return actorOfSession(deps, session)
}

/** The claims in the token of an `Authorization` header, even if its session has ended. */
export function claimsIn({ encryption, now }: Pick<Deps, 'encryption' | 'now'>, authorization: string) {
  return encryption.verify('session', authorization.replace(/^Bearer\s+/i, ''), now())
}

/** The person of a live session. */
export function actorOfSession({ config, now }: Pick<Deps, 'config' | 'now'>, session: Session): Actor {
  const role = roleOfId(session.roleId)
  if (!role || !isRegistrationStep(session.registrationStep)) throw new Refuse('session-ended')
  return {
    id: session.accountId,
    role,
    step: session.registrationStep,
    fullName: session.fullName,
    sessionId: session.sessionId,
    suspended: session.suspended,
    lacksSecondFactor: !session.secondFactor && mustHaveSecondFactor(role, config.NODE_ENV === 'production'),
    whyNotMeet: role === 'Employer' ? whyNotMeetPeople(session.companyStatus ?? 'unconfirmed') : undefined,
    allowance: allowanceOf(session, now()),
  }
}
