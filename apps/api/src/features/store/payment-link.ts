import type { Queryable } from '@pramaan/database/client'
import { linkDays } from '@pramaan/domain/link-days'
import { plainRupees, rupeesOfPaise } from '@pramaan/domain/money'
import { isLinkOpen, shownAmount, storeOrderState } from '@pramaan/domain/store'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { found, Refuse, refuse } from '../../http/refusals/refuse.ts'
import { appLink } from '../../http/web/app-link.ts'
import { notify, withdrawNotice } from '../../services/notifications/notify.ts'
import { kinds, titlesOf } from '../payments/orders/order-items.ts'
import { lockStoreOrder, readStoreOrder, withdrawStoreOrder } from './store.queries.ts'

/** The path of an order's payment link in the candidate app (D39). */
export function paymentLinkPath(orderId: string): `/${string}` {
  return `/pay?order=${orderId}`
}

type LinkOrder = NonNullable<Awaited<ReturnType<typeof readStoreOrder>>>['order']

const dayMs = 24 * 3600_000

/** When a payment link expires. */
export function untilOf(createdAt: Date) {
  return new Date(createdAt.getTime() + linkDays.payment * dayMs)
}

/** The key of an order's notice, so that it is sent once and can be withdrawn. */
export function requestKey(orderId: string) {
  return `requested:${orderId}`
}

/** The address of an order's payment link. */
export function linkOf(deps: Deps, orderId: string) {
  return appLink(deps.config, 'candidate', paymentLinkPath(orderId))
}

/** A payment link as its recipient sees it: the current amount, and whether they can pay it. */
export async function openLink(deps: Deps, db: Queryable, personId: number, orderId: string) {
  const { order, paid } = found(await readStoreOrder(db, orderId))
  refuse(order.personId === personId ? undefined : 'not-found')
  const status = storeOrderState({ ...order, fulfilled: paid !== null }, deps.now())
  const kind = kinds[order.purpose]
  const price = await kind.price(db, order)
  const payable = isLinkOpen(status) && price !== undefined && !(await kind.whyNotBuy(deps, db, order))
  return {
    ID: order.id,
    Purpose: order.purpose,
    SubjectID: order.subjectId,
    Title: (await titlesOf(db, [order]))(order) ?? order.title,
    Amount: rupeesOfPaise(shownAmount(status, price ?? order.amount, paid)),
    Status: status,
    ExpiresOn: order.expiresAt.toISOString(),
    Payable: payable,
  }
}

/** Withdraws an open payment link, notifies the person that they need not pay (D56), and logs it. */
export async function withdrawLink(deps: Deps, db: Queryable, actorId: number, orderId: string) {
  found(await lockStoreOrder(db, orderId))
  const row = found(await readStoreOrder(db, orderId))
  const at = deps.now()
  if (!isLinkOpen(storeOrderState({ ...row.order, fulfilled: row.paid !== null }, at))) throw new Refuse('wrong-state')
  await withdrawStoreOrder(db, orderId, at)
  await notifyWithdrawn(deps, db, row.order)
  const detail = { order: orderId, purpose: row.order.purpose }
  const subjectId = row.order.personId
  await writeAudit(db, { actorId, action: 'payment-link-withdrawn', subjectId, detail, at })
  return { ...row, order: { ...row.order, withdrawnAt: at } }
}

/**
 * Sends a message only if one was sent for the request; the entry in the notification centre shows at once, like the
 * request's.
 */
async function notifyWithdrawn(deps: Deps, db: Queryable, { id, personId, title, amount }: LinkOrder) {
  const received = await withdrawNotice(deps, db, personId, requestKey(id))
  if (received === 'nothing') return
  const notice = { kind: 'payment-request-withdrawn', path: '/payments' } as const
  const params = { item: title, amount: plainRupees(amount) }
  await notify(deps, db, { ...notice, to: personId, params, once: `withdrawn:${id}`, quiet: received === 'line' })
}
