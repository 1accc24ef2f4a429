import type { Queryable } from '@pramaan/database/client'
import { consents } from '@pramaan/database/schema'
import { consentKinds, consentPurposes } from '@pramaan/domain/consent'
import type { Role } from '@pramaan/domain/role'
import { and, eq, isNull } from 'drizzle-orm'
import { Refuse } from '../../../http/refusals/refuse.ts'
import { readVersions } from '../../../services/consent-texts/consent-texts.queries.ts'

/** The versions of the two texts that a person ticked. */
export type GivenConsents = { privacy: string; terms: string }

/** Refuses consents to texts that are not in force, because the person has read another text. */
export async function refuseOtherTexts(db: Queryable, given: GivenConsents | undefined) {
  if (!given) return
  const { inForce } = await readVersions(db)
  const old = consentKinds.filter((kind) => given[kind] !== inForce[kind])
  if (old.length === 0) return
  const message = 'This text has changed. Read it and tick the box again.'
  throw new Refuse('invalid', { details: old.map((kind) => ({ field: `consents.${kind}`, message })) })
}

/**
 * Stores the new consents with version, purpose and time, once per version (D11). The caller has locked the account's
 * row, so that two parallel sign-ins store them once.
 */
export async function storeConsents(
  db: Queryable,
  { accountId, role }: { accountId: number; role: Role },
  given: GivenConsents | undefined,
  now: Date,
) {
  if (!given) return
  for (const kind of consentKinds) {
    const sameConsent = and(
      eq(consents.accountId, accountId),
      eq(consents.kind, kind),
      eq(consents.version, given[kind]),
      isNull(consents.withdrawnAt),
    )
    if ((await db.$count(consents, sameConsent)) > 0) continue
    const purpose = consentPurposes(kind, role).join(', ')
    await db.insert(consents).values({ accountId, kind, version: given[kind], purpose, givenAt: now })
  }
}
