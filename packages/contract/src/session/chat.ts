import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { otp, typedPhone } from '../typed.ts'
import { nameLine } from '../wire.ts'
import { src } from './registration-forms.ts'
import { givenConsents } from './sign-in-shapes.ts'

const phoneNumber = typedPhone

/** The calling app: it signs in people of its role, and registers new ones with that role. */
const role = z.enum(['Candidate', 'Employer']).default('Candidate')

/**
 * Sign-in by conversation (D13, document 000 §7): phone, code, and a new person's name; the rules are those of sign-in.
 */
export const chat = {
  sendOtp: endpoint({
    method: 'POST',
    path: '/send-otp',
    summary: 'Send a code to a number; an unknown number starts a registration, with both consents',
    allow: 'public',
    body: z.strictObject({ phoneNumber, role, src, consents: givenConsents.optional() }),
    answer: answers(z.string()),
    refusals: ['other-app', 'email-needed', 'consent-needed', 'already-registered'],
  }),
  verifyOtp: endpoint({
    method: 'POST',
    path: '/verify-otp',
    summary: 'Validate the code and sign in',
    allow: 'public',
    body: z.strictObject({
      phoneNumber,
      role,
      otp,
      consents: givenConsents.optional(),
    }),
    answer: answers(z.string()),
    refusals: [
      'user-not-found',
      'other-app',
      'invalid-mobile-otp',
      'invalid-email-otp',
      'otp-expired',
      'otp-tries-spent',
      'one-more-code',
      'consent-needed',
    ],
  }),
  name: endpoint({
    method: 'PUT',
    path: '/user/name',
    summary: 'Set my name in the first step of a registration; returns a token with the name',
    allow: ['Candidate', 'Employer'],
    steps: 'any',
    body: z.strictObject({ name: nameLine(100, 'Enter your name.') }),
    answer: answers(z.string()),
    refusals: ['wrong-step'],
  }),
}
