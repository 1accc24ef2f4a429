import type { storeRefusals } from '@pramaan/contract/payments/store'
import type { storeOrderForm } from '@pramaan/contract/payments/store-shapes'
import type { Queryable } from '@pramaan/database/client'
import { plainRupees } from '@pramaan/domain/money'
import { looksLikeEmail } from '@pramaan/domain/phone'
import { roles } from '@pramaan/domain/role'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { attempt } from '../../http/calls/attempt.ts'
import { found, refuse } from '../../http/refusals/refuse.ts'
import { notify } from '../../services/notifications/notify.ts'
import type { OrderItem } from '../payments/orders/order-items.queries.ts'
import { kinds, titleOf } from '../payments/orders/order-items.ts'
import { lockPayer } from '../payments/orders/orders.queries.ts'
import { findAccount } from '../session/account/account.queries.ts'
import { emailIn, phoneIn } from '../session/account/contact.ts'
import { linkOf, paymentLinkPath, requestKey, untilOf } from './payment-link.ts'
import { findStoreOrder, insertStoreOrder, type StoreOrder } from './store.queries.ts'

type Form = z.output<typeof storeOrderForm>
type Refusal = (typeof storeRefusals)[number]

type Offer = { price: number | undefined; title: string }

/** Who requests the orders of a sync, and what is read once for all of them. */
type Sync = { actorId: number; offerOf: (item: OrderItem) => Promise<Offer> }

/** Price and title of the items of one sync, each read once. */
export function offersOf(db: Queryable): Sync['offerOf'] {
  const offers = new Map<string, Offer>()
  return async (item) => {
    const key = `${item.purpose} ${item.subjectId}`
    const offer = offers.get(key) ?? {
      price: await kinds[item.purpose].price(db, item),
      title: await titleOf(db, item),
    }
    offers.set(key, offer)
    return offer
  }
}

/**
 * Accepts one order of a sync: `Done` for an order that is stored, by this or an earlier request; a refusal does not
 * affect the other orders.
 */
export async function acceptOrder(deps: Deps, db: Queryable, sync: Sync, form: Form) {
  const { refusal } = await attempt(db, (step) => requestPayment(deps, step, sync, form))
  if (refusal) return { ID: form.ID, Done: false, Refusal: refusal.code as Refusal, Link: null }
  return { ID: form.ID, Done: true, Refusal: null, Link: linkOf(deps, form.ID) }
}

async function requestPayment(deps: Deps, db: Queryable, { actorId, offerOf }: Sync, form: Form) {
  const existing = await findStoreOrder(db, form.ID)
  if (existing) return refuse(isSame(existing, form) ? undefined : 'key-reused')
  const personId = await personOf(db, form.Contact)
  const orderItem = { personId, purpose: form.Purpose, subjectId: form.Purpose === 'VSP' ? 0 : form.SubjectID }
  refuse(await kinds[orderItem.purpose].whyNotBuy(deps, db, orderItem))
  const offer = await offerOf(orderItem)
  const [price, title] = [found(offer.price), offer.title]
  const createdAt = deps.now()
  const request = { requestedBy: actorId, createdAt, expiresAt: untilOf(createdAt) }
  const order = { ...orderItem, ...request, id: form.ID, amount: price, title }
  // Another tab already sent the same order.
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
