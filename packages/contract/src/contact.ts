import { z } from 'zod'
import { answers, endpoint } from './endpoint.ts'
import { idParams } from './wire.ts'

/** What a candidate is reached by, an employer's one at a time (D30). */
export const contacts = {
  reveal: endpoint({
    method: 'POST',
    path: '/user/candidate/:id/contact',
    summary: "A candidate's phone and e-mail: logged as a hit, so many different people a day",
    allow: ['Employer'],
    params: idParams,
    answer: answers(z.object({ Phone: z.string().nullable(), Email: z.string().nullable() })),
    refusals: ['not-found', 'views-limit', 'blocked'],
  }),
}
