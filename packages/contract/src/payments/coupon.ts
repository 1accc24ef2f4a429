import { couponKinds } from '@pramaan/domain/coupon'
import { orderPurposes } from '@pramaan/domain/payment'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { typedCoupon } from '../typed.ts'
import { typedNumber } from '../typed-number.ts'
import { day, idParams } from '../wire.ts'
import { coupon, rupees } from './payment-shapes.ts'

const limit = typedNumber(z.number().int().min(1).max(1_000_000).nullable())

/** A coupon as an Admin writes it; `Value` is 1 to 100 percent, or rupees. */
const couponForm = z
  .strictObject({
    Code: typedCoupon.regex(/^[\p{L}\p{N}-]{3,40}$/u, 'Three to 40 letters and digits.'),
    Kind: z.enum(couponKinds),
    Value: rupees.refine((value) => value > 0, 'More than 0.'),
    Products: z.array(z.enum(orderPurposes)).min(1, 'Choose what it is for.').max(orderPurposes.length),
    FromDate: day.nullable().default(null),
    ToDate: day.nullable().default(null),
    LimitTotal: limit.default(null),
    LimitPerPerson: limit.default(1),
    Active: z.boolean().default(true),
  })
  .refine((form) => !form.FromDate || !form.ToDate || form.FromDate <= form.ToDate, {
    message: 'The end is before the start.',
    path: ['ToDate'],
  })

/** Coupons, which an Admin creates and edits. */
export const coupons = {
  list: endpoint({
    method: 'GET',
    path: '/coupons',
    summary: 'All coupons, newest first',
    allow: ['Admin'],
    answer: answers(z.array(coupon)),
    refusals: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/coupons',
    summary: 'Create a coupon',
    allow: ['Admin'],
    body: couponForm,
    answer: answers(coupon),
    refusals: ['coupon-exists'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/coupons/:id',
    summary: 'Change a coupon; orders that reserved it keep their price',
    allow: ['Admin'],
    params: idParams,
    body: couponForm,
    answer: answers(coupon),
    refusals: ['not-found', 'coupon-exists', 'limit-reached'],
  }),
}
