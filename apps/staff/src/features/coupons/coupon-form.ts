import { coupons } from '@pramaan/contract/payments/coupon'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

/** Validates a coupon's form. */
export const couponBody = coupons.create.body

/** A coupon as form values. */
export type CouponValues = z.input<typeof couponBody>

/** The request body of a coupon. */
export type CouponBody = z.output<typeof couponBody>

/** The form of a coupon, before and after validation. */
export type CouponForm = UseFormReturn<CouponValues, unknown, CouponBody>
