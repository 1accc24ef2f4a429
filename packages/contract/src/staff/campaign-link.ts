import { campaignRoles, campaignTypes, slugPattern } from '@pramaan/domain/campaign-link'
import { cleanTyped } from '@pramaan/domain/clean-typed'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { listCounts, paging, searchTerm } from '../list.ts'
import { typedNumber } from '../typed-number.ts'
import { id, idParams, instant, line, nameLine } from '../wire.ts'

const value = (max = 500) => line(max).optional()
const number = typedNumber(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).transform(String).optional()

/** The landing values of a link (D12); the numbers are of our courses, jobs and drives. */
const landingValues = z.strictObject({
  role: z.enum(campaignRoles, 'Choose who the link is for.').default('Candidate'),
  phone: value(20),
  src: value(60),
  id: number,
  jobID: number,
  type: z.enum(campaignTypes, 'Choose what the link asks for.').optional(),
  Url: value(),
  state: value(100),
  pdID: number,
})

const campaignLink = z.object({
  ID: id,
  Name: z.string(),
  /** The part after `/l/`. */
  Slug: z.string(),
  Short: z.string(),
  Long: z.string(),
  Values: z.record(z.string(), z.string()),
  Opens: z.number().int(),
  /** People who registered through it and confirmed their number or e-mail. */
  SignUps: z.number().int(),
  LastOpened: z.string().nullable(),
  Disabled: z.boolean(),
  CreatedBy: z.string(),
  CreatedOn: instant,
})

const campaignDay = z.object({ day: z.string(), opens: z.number().int(), signUps: z.number().int() })

/** Campaign links, the menu's 'Search URL' (D32): made from the landing values, short, counted. */
export const campaignLinks = {
  list: endpoint({
    method: 'GET',
    path: '/campaign-links',
    summary: 'Campaign links with their opens and sign-ups, newest first',
    allow: ['Admin'],
    query: z.object({ ...paging, term: searchTerm, state: z.enum(['on', 'off']).optional() }),
    answer: answers(z.array(campaignLink), { ...listCounts, opens: z.number().int(), signUps: z.number().int() }),
    refusals: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/campaign-links/:id',
    summary: 'One link, with its opens and sign-ups on each of the last 30 days',
    allow: ['Admin'],
    params: idParams,
    answer: answers(campaignLink.extend({ Days: z.array(campaignDay) })),
    refusals: ['not-found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/campaign-links',
    summary: 'Create a link: its target must be ours, and the item it names must exist',
    allow: ['Admin'],
    body: z.strictObject({
      Name: nameLine(80, 'Enter a name.'),
      /** The short name after `/l/`; without one a code is made. */
      Slug: z
        .string()
        .overwrite((text) => cleanTyped(text).toLowerCase())
        .regex(slugPattern, 'Use 3 to 40 small letters, digits and hyphens.')
        .optional(),
      Values: landingValues,
    }),
    answer: answers(campaignLink),
    refusals: [],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/campaign-links/:id',
    summary: 'Rename a link, or switch it off or on; its target stays',
    allow: ['Admin'],
    params: idParams,
    body: z.strictObject({ Name: nameLine(80, 'Enter a name.').optional(), Disabled: z.boolean().optional() }),
    answer: answers(campaignLink),
    refusals: ['not-found'],
  }),
}
