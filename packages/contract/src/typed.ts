import { cleanTyped } from '@pramaan/domain/clean-typed'
import { couponCode } from '@pramaan/domain/coupon'
import { parseOtp } from '@pramaan/domain/otp'
import { isIndian, nationalPhone, parsePhone } from '@pramaan/domain/phone'
import { z } from 'zod'

/** A text such as a phone number, e-mail or code, cleaned of what a paste adds before it is checked. */
function typed(max: number) {
  return z.string().overwrite(cleanTyped).max(max)
}

/** A typed phone number, which the domain judges. */
export const typedPhone = typed(30)

/** A typed e-mail address, which the domain judges. */
export const typedEmail = typed(254)

/** A typed recovery code, which the domain judges. */
export const typedRecoveryCode = typed(40)

/** An e-mail address of a form. */
export const emailAddress = typed(254).check(z.email('Enter a valid e-mail address.'))

/** The ten digits of an Indian number, written in any way. */
export const tenDigits = z
  .string()
  .overwrite((text) => {
    const { e164 } = parsePhone(text)
    return e164 && isIndian(e164) ? nationalPhone(e164) : cleanTyped(text)
  })
  .regex(/^\d{10}$/, 'Enter exactly 10 digits.')

/** A typed one-time code, also in the message that brought it. */
export const otp = z
  .string()
  .overwrite((text) => parseOtp(text).otp ?? cleanTyped(text))
  .regex(/^\d{6}$/, 'Enter the 6 digits of the code.')

/** The code of a coupon. */
export const typedCoupon = z.string().overwrite(couponCode).max(40)
