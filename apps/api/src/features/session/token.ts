import { tokenMinutes } from '@pramaan/domain/session'
import type { Deps } from '../../deps.ts'

/** The parts of an account that a token carries. */
export type TokenAccount = { id: number; roleId: number; fullName: string; registrationStep: number }

/** A signed token of an account in a session, valid for 15 minutes (D9). */
export function tokenOf(deps: Pick<Deps, 'encryption' | 'now'>, account: TokenAccount, sessionId: string) {
  const userInfo = {
    ID: account.id,
    RoleID: account.roleId,
    FullName: account.fullName,
    registrationStep: account.registrationStep,
  }
  return deps.encryption.sign('session', { userInfo, sid: sessionId }, deps.now(), tokenMinutes * 60)
}
