import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { nothing } from '../wire.ts'
import { givenConsents, loginFields, loginRefusals, signedIn } from './sign-in-shapes.ts'

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
