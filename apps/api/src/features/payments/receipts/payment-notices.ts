import type { Queryable } from '@pramaan/database/client'
import { linkDays } from '@pramaan/domain/link-days'
import { plainRupees } from '@pramaan/domain/money'
import type { FulfilmentProblem } from '@pramaan/domain/payment'
import type { Deps } from '../../../deps.ts'
import { writeAudit } from '../../../http/audit.queries.ts'
import { appLink } from '../../../http/web/app-link.ts'
import { notify, withdrawNotice } from '../../../services/notifications/notify.ts'
import { titleOf } from '../orders/order-items.ts'
import type { Order } from '../orders/orders.queries.ts'
import type { PaymentRow } from '../orders/payments.queries.ts'
import { listAdmins, nameOf } from './people.queries.ts'
import { receiptPath } from './receipt-link.ts'
import type { ReceiptRow } from './receipts.queries.ts'

const retryMs = 15 * 60_000

/** The page of the candidate app where an item is paid. */
const pagePaths: Readonly<Record<Order['purpose'], (subjectId: number) => string>> = {
  VSP: () => '/dashboard',
  PlacementDrive: (id) => `/drive-detail?ID=${id}`,
  Course: (id) => `/certification-details?id=${id}`,
  Plan: () => '/payments',
}

const payersApp = { VSP: 'candidate', PlacementDrive: 'candidate', Course: 'candidate', Plan: 'employer' } as const

/** Notifies the person of a captured payment, with its receipt (D38) and the item. */
export async function notifyCaptured(deps: Deps, db: Queryable, order: Order, receipt: ReceiptRow) {
  const notice = await noticeOf(deps, db, order, receipt)
  await notify(deps, db, { kind: 'payment-captured', ...notice })
  const [to, noticeKey] = [order.personId, `given:${order.id}`]
  const path = pagePaths[order.purpose](order.subjectId)
  if (order.purpose === 'VSP')
    await notify(deps, db, { kind: 'verification-applied', to, params: {}, path, once: noticeKey })
  if (order.purpose === 'PlacementDrive')
    await notify(deps, db, { kind: 'drive-paid', to, params: { drive: notice.params.item }, path, once: noticeKey })
}

/** Notifies the person of a failed payment, once for each order; the message waits a while for the next attempt. */
export async function notifyFailed(deps: Deps, db: Queryable, order: Order) {
  await notify(deps, db, {
    kind: 'payment-failed',
    to: order.personId,
    params: { item: await titleOf(db, order), amount: plainRupees(order.amount) },
    path: pagePaths[order.purpose](order.subjectId),
    once: failedKey(order),
    notBefore: new Date(deps.now().getTime() + retryMs),
  })
}

/** Withdraws the notice of a failed payment after a later attempt succeeds, which sends its own. */
export function withdrawFailed(deps: Deps, db: Queryable, order: Order) {
  return withdrawNotice(deps, db, order.personId, failedKey(order))
}

function failedKey(order: Order) {
  return `failed:${order.id}`
}

/** Notifies the person of a refund, with the refund voucher. */
export async function notifyRefunded(deps: Deps, db: Queryable, order: Order, voucher: ReceiptRow) {
  await notify(deps, db, { kind: 'payment-refunded', ...(await noticeOf(deps, db, order, voucher)) })
}

/** Notifies every Admin of a payment that could not be fulfilled, and records the reason. */
export async function notifyTrouble(
  deps: Deps,
  db: Queryable,
  order: Order,
  payment: PaymentRow,
  why: FulfilmentProblem,
) {
  const detail = { order: order.id, payment: payment.providerPaymentId, why }
  await writeAudit(db, { action: 'payment-not-given', subjectId: order.personId, detail, at: deps.now() })
  const params = {
    name: await nameOf(db, order.personId),
    item: await titleOf(db, order),
    amount: plainRupees(payment.amount),
  }
  for (const to of await listAdmins(db))
    await notify(deps, db, { to, kind: 'payment-not-given', params, path: '/payments', once: `trouble:${payment.id}` })
}

async function noticeOf(deps: Deps, db: Queryable, order: Order, receipt: ReceiptRow) {
  const path = await receiptPath(deps, receipt.id, linkDays.receipt * 24 * 3600)
  const link = appLink(deps.config, payersApp[order.purpose], path)
  return {
    to: order.personId,
    params: { item: await titleOf(db, order), amount: plainRupees(receipt.amount), receipt: receipt.number },
    path: '/payments',
    link,
    once: `receipt:${receipt.number}`,
  }
}
