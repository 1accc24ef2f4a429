import { contactEmailOf } from '@pramaan/domain/email'
import { currency, rupeesOfPaise } from '@pramaan/domain/money'
import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../../deps.ts'
import { writeAudit } from '../../../http/audit.queries.ts'
import type { Routes } from '../../../http/calls/call.ts'
import { listFileLink } from '../../../http/exports/list-file.ts'
import { titlesOf } from '../orders/order-items.ts'
import { dateRangeOf } from './date-range.ts'
import { countCohort, findPayments, listCohort, pageOfOrders, sumPayments } from './lists.queries.ts'
import { moneyIn } from './money.ts'
import { cohortFile, paymentsFile } from './payment-files.ts'

type ListVerbs = 'mine' | 'list' | 'file' | 'cohort' | 'cohortFile'

/** The lists of payments: a person's own, the platform's, and those for courses. */
export function listRoutes(deps: Deps): Pick<Routes<'payments'>, ListVerbs> {
  return {
    mine: async ({ actor, db, query: { pageSize, pageIndex } }) => {
      const page = await pageOfOrders(db, actor.id, pageSize, pageIndex * pageSize)
      const titleFor = await titlesOf(
        db,
        page.rows.map(({ order }) => order),
      )
      const data = page.rows.map((row) => ({
        ...ledgerEntry(row),
        Title: titleFor(row.order) ?? null,
        ...sourceOf(row.order.id, page.about),
      }))
      return { data, totalCount: page.total, pageCount: pageCountOf(page.total, pageSize) }
    },
    list: async ({ db, query }) => {
      const { pageSize, pageIndex } = query
      const range = dateRangeOf(query)
      const which = { ...query, ...range }
      const rows = await findPayments(db, which, pageSize, pageIndex * pageSize)
      const { total, paid, refunded } = await sumPayments(db, which)
      const sums = { Paid: rupeesOfPaise(paid), Refunded: rupeesOfPaise(refunded) }
      const money = query.show ? await moneyIn(db, range, query) : null
      return { data: rows.map(paymentAnswer), totalCount: total, pageCount: pageCountOf(total, pageSize), money, sums }
    },
    file: async ({ actor, query }) => {
      dateRangeOf(query)
      return listFileLink(deps, actor, paymentsFile(deps), query)
    },
    cohortFile: ({ actor }) => listFileLink(deps, actor, cohortFile(deps), {}),
    cohort: async ({ actor, db, query: { pageSize, pageIndex } }) => {
      const rows = await listCohort(db, {}, pageSize, pageIndex * pageSize)
      const totalCount = await countCohort(db)
      const ids = rows.map(({ order }) => order.personId)
      if (ids.length > 0)
        await writeAudit(db, { actorId: actor.id, action: 'contacts-listed', detail: { ids }, at: deps.now() })
      return {
        data: rows.map(({ payment, order, name, phone, coupon, ...emails }) => ({
          ID: payment.id,
          UserID: order.personId,
          Name: name,
          MobileNumber: phone,
          Email: contactEmailOf(emails),
          CouponCode: coupon,
          CourseID: order.subjectId,
          Amount: rupeesOfPaise(payment.amount),
          CreatedOn: payment.createdAt.toISOString(),
        })),
        totalCount,
        pageCount: pageCountOf(totalCount, pageSize),
      }
    },
  }
}

type PaymentItem = Awaited<ReturnType<typeof findPayments>>[number]
function paymentAnswer({ payment, order, fullName, returned }: PaymentItem) {
  return {
    ID: payment.id,
    CreatedOn: payment.createdAt.toISOString(),
    User_ID: order.personId,
    FullName: fullName,
    Status: payment.state,
    TotalAmount: rupeesOfPaise(payment.amount),
    OrderID: order.providerOrderId ?? order.id,
    PaymentSuccessResponse: payment.providerPaymentId,
    PaymentMethod: payment.method,
    CurrencyCode: currency as 'INR',
    PaymentCardType: payment.cardType,
    AppliedTo: order.purpose,
    Refunded: rupeesOfPaise(returned?.amount ?? 0),
    RefundState: returned?.state ?? null,
    Trouble: order.trouble,
  }
}

type Own = Awaited<ReturnType<typeof pageOfOrders>>
function ledgerEntry({ order, coupon, fulfilled }: Own['rows'][number]) {
  return {
    ID: order.id,
    OrderID: order.providerOrderId,
    AppliedTo: order.purpose,
    Price: rupeesOfPaise(order.price),
    Amount: rupeesOfPaise(order.amount),
    CouponCode: coupon,
    Status: order.state,
    CreatedOn: order.createdAt.toISOString(),
    Given: fulfilled !== null,
    Trouble: order.trouble,
  }
}

function sourceOf(id: string, about: Own['about']) {
  return {
    Payments: about.payments
      .filter(({ orderId }) => orderId === id)
      .map((payment) => ({
        PaymentID: payment.providerPaymentId,
        Status: payment.state,
        Amount: rupeesOfPaise(payment.amount),
        Method: payment.method,
        CreatedOn: payment.createdAt.toISOString(),
      })),
    Receipts: about.receipts
      .filter(({ orderId }) => orderId === id)
      .map(({ receipt }) => ({
        ID: receipt.id,
        Number: receipt.number,
        Kind: receipt.kind,
        Amount: rupeesOfPaise(receipt.amount),
        Gst: rupeesOfPaise(receipt.gst),
        IssuedOn: receipt.issuedAt.toISOString(),
      })),
    Refunds: about.refunds
      .filter(({ orderId }) => orderId === id)
      .map(({ refund }) => ({
        Amount: rupeesOfPaise(refund.amount),
        Status: refund.state,
        Reason: refund.reason,
        CreatedOn: refund.createdAt.toISOString(),
      })),
  }
}
