import { consentKinds } from '@pramaan/domain/consent'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { instant, nothing } from '../wire.ts'

const words = z.string().trim().min(20, 'At least 20 characters.').max(20_000, 'At most 20,000 characters.')
const translation = z.union([z.literal(''), words]).nullish()

/** The consent text in force; null texts mean that the apps show the text they were shipped with. */
const inForce = z.object({
  Kind: z.enum(consentKinds),
  Version: z.string(),
  Text: z.object({ en: z.string(), hi: z.string().nullable(), mr: z.string().nullable() }).nullable(),
})

/** The texts that people agree to, by version (D11). */
export const consentTexts = {
  inForce: endpoint({
    method: 'GET',
    path: '/consent-texts',
    summary: 'The privacy policy and the terms in force',
    allow: 'public',
    answer: answers(z.array(inForce)),
    refusals: [],
  }),
  versions: endpoint({
    method: 'GET',
    path: '/consent-texts/versions',
    summary: 'Every version with the number of people whose consent to it is active, newest first',
    allow: ['Admin'],
    answer: answers(
      z.array(
        inForce.extend({
          AsksAgain: z.boolean(),
          PublishedOn: instant.nullable(),
          PublishedBy: z.string().nullable(),
          Consents: z.number().int(),
        }),
      ),
    ),
    refusals: [],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/consent-texts/:kind',
    summary:
      'Put a new version in force; with AsksAgain, people who agreed to an earlier one are asked at their next visit',
    allow: ['Admin'],
    params: z.object({ kind: z.enum(consentKinds) }),
    body: z.strictObject({ English: words, Hindi: translation, Marathi: translation, AsksAgain: z.boolean() }),
    answer: answers(nothing, { Version: z.string() }),
    refusals: [],
  }),
}
