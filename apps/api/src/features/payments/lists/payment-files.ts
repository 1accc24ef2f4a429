import type { Parsed } from '@pramaan/contract/endpoint'
import { payments } from '@pramaan/contract/payments/payment'
import { contactEmailOf } from '@pramaan/domain/email'
import { dateText } from '@pramaan/domain/india-day'
import { cellRupees } from '@pramaan/domain/money'
import type { OrderPurpose, OrderState } from '@pramaan/domain/payment'
import { paymentMethodText } from '@pramaan/domain/payment'
import { plainPhone } from '@pramaan/domain/phone'
import type { Deps } from '../../../deps.ts'
import { type ListFile, pagesOf } from '../../../http/exports/list-file.ts'
import { dateRangeOf } from './date-range.ts'
import { findPayments, listCohort } from './lists.queries.ts'

type Wanted = Parsed<typeof payments.file>['query']
type Payment = Awaited<ReturnType<typeof findPayments>>[number]
type Bought = Awaited<ReturnType<typeof listCohort>>[number]

/** The names of purposes and states in the file: the words of the staff's list. */
const purposeTexts: Readonly<Record<OrderPurpose, string>> = {
  VSP: 'Verification',
  Plan: 'Employer plan',
  PlacementDrive: 'Placement drive',
  Course: 'Course',
}
const stateTexts: Readonly<Record<OrderState, string>> = {
  created: 'Not paid yet',
  failed: 'Failed',
  authorized: 'On its way',
  captured: 'Paid',
  refunded: 'Refunded',
}

/** The payments of a range of days, newest first. */
export function paymentsFile({ db }: Deps): ListFile<Wanted, Payment> {
  return {
    path: '/payment-files',
    endpoint: payments.file,
    nameOf: () => 'Payments',
    headings: ['Date', 'UserID', 'Name', 'For', 'Status', 'Method', 'Order', 'Amount', 'Refunded'],
    pages: (_actor, request) =>
      pagesOf<Payment>(({ last, limit }) =>
        findPayments(db, { ...request, ...dateRangeOf(request), beyond: last?.payment }, limit, 0),
      ),
    cells: ({ payment, order, fullName, returned }) => [
      ...[dateText(payment.createdAt), order.personId, fullName, purposeTexts[order.purpose]],
      ...[
        stateTexts[payment.state],
        payment.method && paymentMethodText(payment.method),
        order.providerOrderId ?? order.id,
      ],
      ...[cellRupees(payment.amount), cellRupees(returned?.amount ?? 0)],
    ],
  }
}

/** Who bought a course, newest first, in the columns of document 002 §3. */
export function cohortFile({ db }: Deps): ListFile<object, Bought> {
  return {
    path: '/cohort-files',
    endpoint: payments.cohortFile,
    nameOf: () => 'CohortApplicants',
    headings: ['ID', 'Name', 'MobileNumber', 'Email', 'CouponCode', 'CourseID', 'Amount'],
    pages: () => pagesOf<Bought>(({ last, limit }) => listCohort(db, { beyond: last?.payment.id }, limit, 0)),
    cells: ({ payment, order, name, phone, coupon, ...emails }) => [
      ...[payment.id, name, phone && plainPhone(phone), contactEmailOf(emails), coupon],
      ...[order.subjectId, cellRupees(payment.amount)],
    ],
    contactOf: ({ order }) => order.personId,
  }
}
