import { mustConsentAgain, shippedVersions } from '@pramaan/domain/consent'
import type { Deps } from '../../deps.ts'
import { endSession } from '../../http/access/session.queries.ts'
import { Refuse } from '../../http/refusals/refuse.ts'
import { readVersions } from '../../services/consent-texts/consent-texts.queries.ts'
import { listConsents } from '../privacy/privacy.queries.ts'

/**
 * Ends sessions whose consent is older than the version everyone must agree to: signing in asks for both boxes again
 * (D11).
 */
export async function refuseOlderConsents(deps: Deps, session: { accountId: number; sessionId: string }) {
  const { askedSince } = await readVersions(deps.db)
  if (askedSince.privacy === shippedVersions.privacy && askedSince.terms === shippedVersions.terms) return
  if (!mustConsentAgain(await listConsents(deps.db, session.accountId), askedSince)) return
  await endSession(deps.db, { id: session.sessionId }, deps.now())
  throw new Refuse('session-ended')
}
