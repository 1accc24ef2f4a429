import { z } from 'zod'
import { answers } from '../endpoint.ts'
import { otp, typedEmail, typedPhone, typedRecoveryCode } from '../typed.ts'

/** The versions of the two texts that the person has just ticked; stored with time and purpose (D11). */
export const givenConsents = z.strictObject({ privacy: z.string().max(40), terms: z.string().max(40) })

/**
 * The fields of sign-in, the same by query and by body (document 000 §7). Without a code: sends one. With `otp` or
 * `emailOtp`: validates it.
 */
export const loginFields = {
  mobile: typedPhone.optional(),
  /** Another name for `mobile`, as the employer screens send it. */
  mobileNumber: typedPhone.optional(),
  email: typedEmail.optional(),
  /** The role of the calling app: Candidate, Employer, or Staff for the console. */
  role: z.enum(['Candidate', 'candidate', 'Employer', 'Staff']).default('Candidate'),
  otp: otp.optional(),
  emailOtp: otp.optional(),
  /** The authenticator's six digits, required for staff who have one. */
  totp: otp.optional(),
  /** One of the recovery codes, in place of the authenticator's digits. */
  recoveryCode: typedRecoveryCode.optional(),
}

/** The response of sign-in: 'OTP Sent' after a request, the signed token after a correct code (D9). */
export const signedIn = answers(z.string())

/** Why a sign-in is refused. */
export const loginRefusals = [
  'user-not-found',
  'other-app',
  'email-needed',
  'invalid-mobile-otp',
  'invalid-email-otp',
  'otp-expired',
  'otp-tries-spent',
  'one-more-code',
  'invalid-second-factor',
  'invalid-recovery-code',
  'consent-needed',
] as const
