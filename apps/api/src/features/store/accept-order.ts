import type { storeRefusals } from '@pramaan/contract/payments/store'
import type { storeOrderForm } from '@pramaan/contract/payments/store-shapes'
import type { Queryable } from '@pramaan/database/client'
import { plainRupees } from '@pramaan/domain/money'
import { looksLikeEmail } from '@pramaan/domain/phone'
import { roles } from '@pramaan/domain/role'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { found, Refuse, refuse } from '../../http/refusals/refuse.ts'
import { notify } from '../../services/notifications/notify.ts'
import { kinds, titleOf } from '../payments/orders/order-items.ts'
import { lockPayer } from '../payments/orders/orders.queries.ts'
import { findAccount } from '../session/account/account.queries.ts'
import { emailIn, phoneIn } from '../session/account/contact.ts'
import { linkOf, paymentLinkPath, requestKey, untilOf } from './payment-link.ts'
import { findStoreOrder, insertStoreOrder, type StoreOrder } from './store.queries.ts'

type Form = z.output<typeof storeOrderForm>
type Refusal = (typeof storeRefusals)[number]

/**
 * Accepts one order of a sync: `Done` for an order that is stored, by this or an earlier request; a refusal does not
 * affect the other orders.
 */
export async function acceptOrder(deps: Deps, db: Queryable, actorId: number, form: Form) {
  try {
    await requestPayment(deps, db, actorId, form)
    return { ID: form.ID, Done: true, Refusal: null, Link: linkOf(deps, form.ID) }
  } catch (error) {
    // Every refusal happens before anything of the order is written.
    if (error instanceof Refuse) return { ID: form.ID, Done: false, Refusal: error.code as Refusal, Link: null }
    throw error
  }
}

async function requestPayment(deps: Deps, db: Queryable, actorId: number, form: Form) {
  const existing = await findStoreOrder(db, form.ID)
  if (existing) return refuse(isSame(existing, form) ? undefined : 'key-reused')
  const personId = await personOf(db, form.Contact)
  const orderItem = { personId, purpose: form.Purpose, subjectId: form.Purpose === 'VSP' ? 0 : form.SubjectID }
  refuse(await kinds[orderItem.purpose].whyNotBuy(deps, db, orderItem))
  const price = found(await kinds[orderItem.purpose].price(db, orderItem))
  const title = await titleOf(db, orderItem)
  const createdAt = deps.now()
  const request = { requestedBy: actorId, createdAt, expiresAt: untilOf(createdAt) }
  const order = { ...orderItem, ...request, id: form.ID, amount: price, title }
  // Another tab was faster with the same order.
  if (!(await insertStoreOrder(db, order))) return
  await notify(deps, db, {
    kind: 'payment-requested',
    to: personId,
    params: { item: title, amount: plainRupees(price) },
    path: paymentLinkPath(form.ID),
    once: requestKey(form.ID),
  })
  const detail = { order: form.ID, purpose: orderItem.purpose }
  await writeAudit(db, { actorId, action: 'payment-requested', subjectId: personId, detail, at: deps.now() })
}

/** The candidate with a phone or an e-mail who may buy, locked. */
async function personOf(db: Queryable, contact: string) {
  const isEmail = looksLikeEmail(contact)
  const account = await findAccount(db, {
    phone: isEmail ? undefined : phoneIn('Contact', contact),
    email: isEmail ? emailIn('Contact', contact) : undefined,
  })
  const { id, roleId } = found(account, 'user-not-found')
  refuse(roleId === roles.Candidate ? undefined : 'user-not-found')
  await lockPayer(db, id)
  return id
}

function isSame({ purpose, subjectId }: StoreOrder, form: Form) {
  return purpose === form.Purpose && subjectId === (form.Purpose === 'VSP' ? 0 : form.SubjectID)
}
