import { consentKinds } from '@pramaan/domain/consent'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { id, line, nothing } from '../wire.ts'
import { erasureRequest, givenConsent, openErasure, registered } from './privacy-shapes.ts'

/** A person's consents, their data, and their erasure (D11). */
export const privacy = {
  mine: endpoint({
    method: 'GET',
    path: '/user/privacy',
    summary: 'My consents, newest first, and my open request for erasure',
    allow: registered,
    steps: 'any',
    answer: answers(
      z.object({
        Consents: z.array(givenConsent),
        Erasure: openErasure.nullable(),
        /** Whether employers may find the candidate; null for an employer. */
        Found: z.boolean().nullable(),
      }),
    ),
    refusals: [],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/user/consents/:kind/withdraw',
    summary:
      'Withdraw a consent: a candidate’s profile is hidden and every session ends, until it is given again at sign-in',
    allow: registered,
    steps: 'any',
    params: z.object({ kind: z.enum(consentKinds) }),
    answer: answers(nothing),
    refusals: ['not-found'],
  }),
  beFound: endpoint({
    method: 'PUT',
    path: '/user/found',
    summary: 'Let employers find my profile, or hide it so that only employers I applied or wrote to see me',
    allow: ['Candidate'],
    steps: 'any',
    body: z.strictObject({ On: z.boolean() }),
    answer: answers(nothing),
    refusals: [],
  }),
  archive: endpoint({
    method: 'GET',
    path: '/user/data-archive',
    summary:
      'A link to a ZIP of everything about me, to read, to print and for programs, with my files; good for a minute',
    allow: registered,
    steps: 'any',
    answer: answers(z.object({ url: z.string() })),
    refusals: ['limit-reached'],
  }),
  data: endpoint({
    method: 'GET',
    path: '/user/data',
    summary: 'All data stored about me, table by table',
    allow: registered,
    steps: 'any',
    answer: answers(z.record(z.string(), z.array(z.record(z.string(), z.unknown())))),
    refusals: [],
  }),
  erase: endpoint({
    method: 'POST',
    path: '/user/erasure',
    summary:
      'Request erasure, confirmed by typing your own number or e-mail; you are hidden and signed out at once, and erased after 30 days',
    allow: registered,
    steps: 'any',
    body: z.strictObject({ Contact: line(254, 'Type your mobile number or e-mail.') }),
    answer: answers(openErasure),
    refusals: ['wrong-state'],
  }),
  cancelErasure: endpoint({
    method: 'DELETE',
    path: '/user/erasure',
    summary: 'Cancel my request for erasure: the profile is shown again',
    allow: registered,
    steps: 'any',
    answer: answers(nothing),
    refusals: ['not-found'],
  }),
  requests: endpoint({
    method: 'GET',
    path: '/erasure-requests',
    summary: 'Requests for erasure, newest first',
    allow: ['Admin', 'hr'],
    query: z.object({ before: id.optional(), pageSize: z.coerce.number().int().min(1).max(100).default(50) }),
    answer: answers(z.array(erasureRequest), { next: z.number().nullable() }),
    refusals: [],
  }),
}
