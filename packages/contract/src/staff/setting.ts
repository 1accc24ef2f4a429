import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { instant } from '../wire.ts'

const setting = z.object({
  Key: z.string(),
  Group: z.enum(['prices', 'limits']),
  Unit: z.enum(['rupees', 'times-a-day']),
  /** Null: no limit. */
  Value: z.number().nullable(),
  Usual: z.number().nullable(),
  Least: z.number(),
  Most: z.number(),
  MayBeNone: z.boolean(),
  /** When it was last changed; null if never. */
  ChangedOn: instant.nullable(),
  ChangedBy: z.string().nullable(),
})

const params = z.object({ key: z.string().max(60) })

/** Prices and limits that an Admin may change (D27, D36), effective from the next call. */
export const settings = {
  list: endpoint({
    method: 'GET',
    path: '/settings',
    summary: 'Every setting with its value, unit, bounds, and who changed it last',
    allow: ['Admin'],
    answer: answers(z.array(setting)),
    refusals: [],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/settings/:key',
    summary: 'Change a setting',
    allow: ['Admin'],
    params,
    body: z.strictObject({ Value: z.number('Enter a number.').nullable() }),
    answer: answers(setting),
    refusals: ['not-found'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/settings/:key/history',
    summary: 'A setting’s past values, newest change first',
    allow: ['Admin'],
    params,
    answer: answers(
      z.array(
        z.object({ On: instant, By: z.string().nullable(), From: z.number().nullable(), To: z.number().nullable() }),
      ),
    ),
    refusals: ['not-found'],
  }),
}
