/**
 * Every refusal of the wire: code → [HTTP status, sentence]. The sentence is the response's `message`; where the spec
 * gives a text (sections 4 and 8 of each document) it is that text.
 */
export const errors = {
  invalid: [400, 'Some of what you sent is not right.'],
  'invalid-mobile-otp': [400, 'Invalid Mobile OTP'],
  'invalid-email-otp': [400, 'Invalid Email OTP'],
  'otp-expired': [400, 'This code has expired. Request a new one.'],
  'otp-tries-spent': [429, 'Too many wrong codes. Request a new one.'],
  'invalid-second-factor': [400, 'Invalid authenticator code'],
  'invalid-recovery-code': [400, 'This recovery code is wrong, or was used before.'],
  'coupon-refused': [400, 'This coupon cannot be used here.'],
  'email-needed': [400, 'For a number outside India we send the code by e-mail. Add your e-mail address.'],
  'not-signed-in': [401, 'Sign in first.'],
  'session-ended': [401, 'Your session has ended. Sign in again.'],
  'not-allowed': [403, 'This is not for your role.'],
  'second-factor-needed': [403, 'Set up your authenticator app first.'],
  'consent-needed': [403, 'Accept the privacy policy and the terms first.'],
  'not-yours': [403, 'This record is not yours.'],
  'company-unconfirmed': [403, 'Contacts, CVs and messages open once your company is confirmed.'],
  'link-over': [403, 'This link is no longer valid. Open the page again.'],
  suspended: [403, 'This account is suspended.'],
  blocked: [403, 'blocked'],
  'user-not-found': [404, 'User not found'],
  'not-found': [404, 'We couldn’t find this.'],
  'no-previous': [404, 'There is no previous candidate in this list.'],
  'no-next': [404, 'There is no next candidate in this list.'],
  'one-more-code': [409, 'That code is right. We have sent you one more: enter it too.'],
  'already-registered': [409, 'This number or e-mail already has an account. Sign in instead.'],
  'other-app': [409, 'This number belongs to another kind of account.'],
  'profile-incomplete': [409, 'Your profile is incomplete. Please complete it before applying for VSP.'],
  'coupon-exists': [409, 'There is a coupon of this code already.'],
  'already-applied': [409, 'Already Applied'],
  'job-closed': [409, 'This job takes no more applications.'],
  'drive-over': [409, 'This drive is no longer available'],
  'wrong-step': [409, 'This step is not open now.'],
  'wrong-state': [409, 'This is not possible now.'],
  'changed-elsewhere': [409, 'This was changed elsewhere meanwhile.'],
  'limit-reached': [409, 'There is no room for more of these.'],
  'too-large': [413, 'What you sent is too large.'],
  'unsupported-type': [415, 'This kind of content is not accepted.'],
  'key-reused': [422, 'This Idempotency-Key was used for another request.'],
  'too-many-requests': [429, 'Too many tries. Wait a little and try again.'],
  'jobrole-limit': [429, 'jobrole_limit_reached'],
  'filters-limit': [429, 'filters_limit_reached'],
  'views-limit': [429, 'Your plan’s contacts for today are used up. Those that you opened today stay open.'],
  broken: [500, 'Something went wrong on our side.'],
  overloaded: [503, 'We are very busy. Try again in a moment.'],
  unavailable: [503, 'Something we need is not working right now. Try again in a moment.'],
  'payment-provider': [503, 'The payment service does not answer. Try again in a moment.'],
  'too-slow': [503, 'This took too long. Try again.'],
} as const satisfies Record<string, readonly [number, string]>

/** A refusal's code, the machine-readable part of every error response. */
export type ErrorCode = keyof typeof errors

/** A refused field: its dotted path in the request and a sentence on how to fix it. */
export type ErrorDetail = { field: string; message: string }

/** The body of every error response (architecture: the wire). `details` names fields, or has data about the refusal. */
export type ErrorBody = {
  message: string
  code: ErrorCode
  requestId: string
  details?: ErrorDetail[]
  step?: number
  app?: string
  retryAfterSeconds?: number
}
