import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import { whyNotDiscount } from '@pramaan/domain/coupon'
import type { IndiaDay } from '@pramaan/domain/india-day'
import { paiseOfRupees, rupeesOfPaise, rupeesText } from '@pramaan/domain/money'
import type { Deps } from '../../../deps.ts'
import { writeAudit } from '../../../http/audit.queries.ts'
import type { Routes } from '../../../http/calls/call.ts'
import { found, Refuse, refuse, refuseField } from '../../../http/refusals/refuse.ts'
import { type CouponRow, insertCoupon, listCoupons, lockCoupon, updateCoupon } from './coupons.queries.ts'

/** Coupons, which Admins create and change; each change is in the audit log. */
export function couponRoutes(deps: Deps): Routes<'coupons'> {
  return {
    list: async ({ db }) => ({ data: (await listCoupons(db)).map(answerOf) }),
    create: async ({ db, actor, body }) => {
      const at = deps.now()
      const columns = columnsOf(body)
      const row = await insertCoupon(db, { ...columns, createdBy: actor.id, createdAt: at, updatedAt: at })
      if (!row) throw new Refuse('coupon-exists')
      await writeAudit(db, { actorId: actor.id, action: 'coupon-made', detail: { code: row.code }, at })
      return { data: answerOf(row) }
    },
    update: async ({ db, actor, params: { id }, body }) => {
      const oldCoupon = found(await lockCoupon(db, { id }))
      const columns = columnsOf(body)
      refuse(columns.limitTotal !== null && columns.limitTotal < oldCoupon.used ? 'limit-reached' : undefined)
      const row = await updateCoupon(db, id, { ...columns, updatedAt: deps.now() })
      const detail = { code: row.code, from: discountOf(oldCoupon), to: discountOf(row) }
      await writeAudit(db, { actorId: actor.id, action: 'coupon-changed', detail, at: deps.now() })
      return { data: answerOf(row) }
    },
  }
}

type Form = Parsed<Contract['coupons']['create']>['body']

function columnsOf(form: Form) {
  const value = form.Kind === 'percent' ? form.Value : paiseOfRupees(form.Value)
  if (whyNotDiscount({ kind: form.Kind, value })) refuseField('Value', 'Between 1 and 100 whole percent.')
  return {
    code: form.Code,
    kind: form.Kind,
    value,
    products: form.Products,
    fromDate: form.FromDate as IndiaDay | null,
    toDate: form.ToDate as IndiaDay | null,
    limitTotal: form.LimitTotal,
    limitPerPerson: form.LimitPerPerson,
    active: form.Active,
  }
}

/** A coupon's discount in one line for the audit log. */
function discountOf({ code, kind, value, fromDate, toDate, limitTotal, active }: CouponRow) {
  const discount = kind === 'percent' ? `${value}%` : rupeesText(value)
  const days = fromDate || toDate ? `${fromDate ?? ''}/${toDate ?? ''}` : ''
  const limit = limitTotal === null ? '' : `${limitTotal}×`
  return [code, discount, days, limit, active ? '' : 'off'].filter(Boolean).join(' ')
}

function answerOf(row: CouponRow) {
  return {
    ID: row.id,
    Code: row.code,
    Kind: row.kind,
    Value: row.kind === 'percent' ? row.value : rupeesOfPaise(row.value),
    Products: row.products,
    FromDate: row.fromDate,
    ToDate: row.toDate,
    LimitTotal: row.limitTotal,
    LimitPerPerson: row.limitPerPerson,
    Used: row.used,
    Active: row.active,
    CreatedOn: row.createdAt.toISOString(),
  }
}
