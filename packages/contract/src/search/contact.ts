import { mostMovedAtOnce } from '@pramaan/domain/pipeline'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { id, idParams } from '../wire.ts'

const candidateIds = z.array(id).min(1).max(mostMovedAtOnce, `At most ${mostMovedAtOnce} at once.`)

/** A candidate's contact data, CV and certificates; an employer opens one candidate at a time (D30, D60). */
export const contacts = {
  reveal: endpoint({
    method: 'POST',
    path: '/user/candidate/:id/contact',
    summary:
      "A candidate's phone, e-mail, CV and certificates: logged as a hit, limited to a number of different people a day",
    allow: ['Employer'],
    confirmedCompany: true,
    params: idParams,
    answer: answers(
      z.object({
        Phone: z.string().nullable(),
        Email: z.string().nullable(),
        /** Links to the files, valid for this session and a few minutes. */
        CV: z.string().nullable(),
        Certificates: z.array(z.string()),
      }),
    ),
    refusals: ['company-unconfirmed', 'not-found', 'views-limit', 'blocked'],
  }),
  opened: endpoint({
    method: 'GET',
    path: '/user/candidates/opened',
    summary: 'Which of these candidates the employer has opened the contact of before; no contact is in it',
    allow: ['Employer'],
    query: z.object({ Candidates: z.union([candidateIds, id.transform((one) => [one])]) }),
    answer: answers(z.array(id)),
    refusals: [],
  }),
}
