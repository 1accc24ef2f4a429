import type { Queryable } from '@pramaan/database/client'
import { erasureDue, whyNotWithdraw } from '@pramaan/domain/consent'
import { parseEmail } from '@pramaan/domain/email'
import { cutPage } from '@pramaan/domain/pages'
import { parsePhone } from '@pramaan/domain/phone'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import type { Routes } from '../../http/calls/call.ts'
import { found, refuse, refuseField } from '../../http/refusals/refuse.ts'
import { writeSearchRow } from '../../services/search/projection/search-row.queries.ts'
import { confirmErasure } from './erasure/confirm-erasure.ts'
import { archiveLink } from './personal-data/archive.ts'
import { readPersonalData } from './personal-data/personal-data.queries.ts'
import {
  addErasure,
  cancelErasure,
  endSessions,
  findErasure,
  hideAccount,
  listConsents,
  listErasures,
  lockAccount,
  readAccount,
  withdrawConsents,
} from './privacy.queries.ts'
import { setSearchVisibility } from './search-visibility.ts'
import { unhideAccount } from './unhide-account.ts'

type Request = Awaited<ReturnType<typeof listErasures>>[number]
type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

/** A person's consents, data and erasure (D11). */
export function privacyRoutes(deps: Deps): Routes<'privacy'> {
  return {
    mine: async ({ db, actor }) => {
      const [stored, open] = [await listConsents(db, actor.id), await findErasure(db, actor.id)]
      const account = found(await readAccount(db, actor.id))
      const Found = actor.role === 'Candidate' ? account.unlistedAt === null : null
      return { data: { Consents: stored.map(consentLine), Erasure: open ? erasureLine(open) : null, Found } }
    },
    withdraw: async ({ db, actor, params: { kind } }) => {
      found(await lockAccount(db, actor.id))
      refuse(whyNotWithdraw(await listConsents(db, actor.id), kind) && 'not-found')
      await withdrawConsents(db, actor.id, kind, deps.now())
      await hideAndSignOut(deps, db, actor.id)
      await writeAudit(db, {
        actorId: actor.id,
        action: `consent-withdrawn:${kind}`,
        subjectId: actor.id,
        at: deps.now(),
      })
      return { data: null }
    },
    beFound: async ({ db, actor, body }) => {
      await setSearchVisibility(deps, db, actor.id, body.On)
      return { data: null }
    },
    archive: async ({ actor }) => ({ data: await archiveLink(deps, actor) }),
    data: async ({ db, actor }) => ({ data: await readPersonalData(db, actor.id, deps.now()) }),
    erase: async ({ db, actor, body }) => {
      const account = found(await lockAccount(db, actor.id))
      refuseOtherContact(account, body.Contact)
      refuse((await findErasure(db, actor.id)) && 'wrong-state')
      const now = deps.now()
      const request = { accountId: actor.id, requestedAt: now, dueAt: erasureDue(now) }
      await addErasure(db, request)
      await confirmErasure(deps, db, account, 'erasure-requested', request.dueAt)
      await hideAndSignOut(deps, db, actor.id)
      await writeAudit(db, { actorId: actor.id, action: 'erasure-requested', subjectId: actor.id, at: now })
      return { data: erasureLine(request) }
    },
    cancelErasure: async ({ db, actor }) => {
      const account = found(await lockAccount(db, actor.id))
      const { dueAt } = found(await findErasure(db, actor.id))
      await cancelErasure(db, actor.id, deps.now())
      await unhideAccount(deps, db, actor.id)
      await confirmErasure(deps, db, account, 'erasure-cancelled', dueAt)
      await writeAudit(db, { actorId: actor.id, action: 'erasure-cancelled', subjectId: actor.id, at: deps.now() })
      return { data: null }
    },
    requests: async ({ db, query: { before, pageSize } }) => {
      const read = await listErasures(db, before, pageSize + 1)
      const { rows, next } = cutPage(read, pageSize, ({ request }) => request.id)
      return { data: rows.map(requestLine), next }
    },
  }
}

/**
 * The immediate effects of withdrawing a consent or requesting erasure: nobody finds the profile, and every session
 * ends.
 */
async function hideAndSignOut(deps: Deps, db: Queryable, accountId: number) {
  const now = deps.now()
  await hideAccount(db, accountId, true, now)
  await writeSearchRow(deps, db, accountId)
  await endSessions(db, accountId, now)
}

/** The person confirms by typing the account's own number or e-mail. */
function refuseOtherContact({ phone, email, contactEmail }: Account, typed: string) {
  const contacts = [parsePhone(typed).e164, parseEmail(typed).email].filter((one) => one !== undefined)
  if (contacts.some((one) => [phone, email, contactEmail].includes(one))) return
  refuseField('Contact', 'This is not the number or e-mail of your account.')
}

function consentLine(row: Awaited<ReturnType<typeof listConsents>>[number]) {
  return {
    Kind: row.kind,
    Version: row.version,
    Purposes: row.purpose.split(/,\s*/),
    GivenOn: row.givenAt.toISOString(),
    WithdrawnOn: row.withdrawnAt?.toISOString() ?? null,
  }
}

function erasureLine({ requestedAt, dueAt }: { requestedAt: Date; dueAt: Date }) {
  return { RequestedOn: requestedAt.toISOString(), DueOn: dueAt.toISOString() }
}

function requestLine({ request, name }: Request) {
  const state = request.erasedAt ? 'erased' : request.cancelledAt ? 'cancelled' : 'open'
  return { ID: request.id, UserId: request.accountId, Name: name, State: state, ...erasureLine(request) } as const
}
