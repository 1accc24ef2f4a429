import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { idParams } from '../wire.ts'

/** The CV generated from a profile (document 001 §2; 002 §2.5, §6): text that job portals can read. */
export const resume = {
  pdf: endpoint({
    method: 'GET',
    path: '/user/candidate/:id/pdf',
    summary: "A link to a candidate's profile as a text PDF, valid for five minutes; contacts only for its owner",
    allow: ['Candidate', 'Employer', 'Admin'],
    confirmedCompany: true,
    owner: { field: 'id', roles: ['Candidate'] },
    params: idParams,
    answer: answers(z.object({ url: z.string() })),
    refusals: ['company-unconfirmed', 'not-found', 'not-yours'],
  }),
}
