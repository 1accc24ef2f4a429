import { coupons } from '@pramaan/contract/payments/coupon'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

/** What a coupon's form must hold to be sent. */
export const couponBody = coupons.create.body

/** A coupon as its form holds it. */
export type CouponValues = z.input<typeof couponBody>

/** A coupon as it is sent. */
export type CouponBody = z.output<typeof couponBody>

/** The form of a coupon, before and after its schema. */
export type CouponForm = UseFormReturn<CouponValues, unknown, CouponBody>
