import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { nothing } from '../wire.ts'

/** A typed one-time code. */
export const otp = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Enter the 6 digits of the code.')

/** The versions of the two texts that the person has just ticked; stored with time and purpose (D11). */
export const givenConsents = z.strictObject({ privacy: z.string().max(40), terms: z.string().max(40) })

/**
 * The fields of sign-in, the same by query and by body (document 000 §7). Without a code: sends one. With `otp` or
 * `emailOtp`: validates it.
 */
const loginFields = {
  mobile: z.string().trim().max(30).optional(),
  /** Another name for `mobile`, as the employer screens send it. */
  mobileNumber: z.string().trim().max(30).optional(),
  email: z.string().trim().max(254).optional(),
  /** The role of the calling app: Candidate, Employer, or Staff for the console. */
  role: z.enum(['Candidate', 'candidate', 'Employer', 'Staff']).default('Candidate'),
  otp: otp.optional(),
  emailOtp: otp.optional(),
  /** The authenticator's six digits, required for staff who have one. */
  totp: otp.optional(),
  /** One of the recovery codes, in place of the authenticator's digits. */
  recoveryCode: z.string().trim().max(40).optional(),
}

/** The response of sign-in: 'OTP Sent' after a request, the signed token after a correct code (D9). */
const signedIn = answers(z.string())

const loginRefusals = [
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

/** Sign-in by one-time code, and the session behind it (document 000 §4, D5, D9, D10). */
export const session = {
  login: endpoint({
    method: 'POST',
    path: '/user/login',
    summary: 'Request an OTP, or validate it and sign in',
    allow: 'public',
    body: z.strictObject({ ...loginFields, consents: givenConsents.optional() }),
    answer: signedIn,
    refusals: loginRefusals,
  }),
  loginByQuery: endpoint({
    method: 'GET',
    path: '/user/login',
    summary: 'The same as POST, with the fields in the query; for compatibility, never logged or cached',
    allow: 'public',
    query: z.object(loginFields),
    answer: signedIn,
    refusals: loginRefusals,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/user/token',
    summary: 'A fresh token for the session of the cookie',
    allow: 'public',
    answer: signedIn,
    refusals: [],
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/user/handover',
    summary:
      'A code for the window around a framed page, good for one minute and once, and the one origin it may go to (D41)',
    allow: ['Candidate'],
    answer: answers(z.object({ code: z.string(), origin: z.string() })),
    refusals: ['not-found'],
  }),
  takeOver: endpoint({
    method: 'POST',
    path: '/user/handover/token',
    summary: 'Signs in by such a code, for a person who came `from` that origin',
    allow: 'public',
    body: z.strictObject({ code: z.string().max(100), from: z.string().max(2000) }),
    answer: signedIn,
    refusals: ['link-over'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/user/logout',
    summary: 'End the session at once',
    allow: 'public',
    answer: answers(nothing),
    refusals: [],
  }),
}
