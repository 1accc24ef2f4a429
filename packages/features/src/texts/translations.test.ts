import { readFileSync } from 'node:fs'
import { catalogueGaps } from '@pramaan/app-shell/testing/catalogue-gaps.ts'
import { errors } from '@pramaan/contract/errors'
import { describe, expect, test } from 'vitest'
import { featureTexts } from './en.ts'
import { hi } from './hi.ts'
import { mr } from './mr.ts'
import { postingTexts } from './posting.ts'
import { posting as postingHi } from './posting-hi.ts'
import { posting as postingMr } from './posting-mr.ts'

/** The validation messages in the contract's schemas of a person's own record, read from their source. */
const nouns = [
  'candidates/candidate',
  'candidates/candidate-entries',
  'candidates/candidate-shapes',
  'messages/notification',
  'session/onboarding-forms',
  'session/privacy',
  'session/registration',
  'session/registration-forms',
  'session/session',
  'typed',
  'typed-number',
  'wire',
]
const sentences = sentencesOf(nouns)

/** Those of what employers and staff post, search and move. */
const postedSentences = sentencesOf([
  'applications/application',
  'drives/drive-forms',
  'employers/pipeline',
  'jobs/job-fields',
  'jobs/job-forms',
  'messages/conversation',
  'search/filter-fields',
  'search/saved-search',
])

function sentencesOf(files: readonly string[]): string[] {
  return files
    .map((noun) => readFileSync(`${import.meta.dirname}/../../../contract/src/${noun}.ts`, 'utf8'))
    .flatMap((code) => [...code.matchAll(/'([A-Z][^'\n]+\.)'/g)].map(([, sentence = '']) => sentence))
}

describe.each([
  ['Hindi', 'hi', hi, postingHi],
  ['Marathi', 'mr', mr, postingMr],
] as const)('the shared texts in %s', (_, locale, { texts }, posting) => {
  test('are complete: the same keys as English, and the same values in each', () => {
    expect(catalogueGaps(featureTexts, locale, texts)).toEqual([])
  })

  test('are complete for those who post jobs and drives', () => {
    expect(catalogueGaps(postingTexts, locale, posting)).toEqual([])
  })

  test('have the sentences that the schemas of jobs, drives and searches say about their fields', () => {
    const all = { ...texts, ...posting }
    expect(postedSentences.length).toBeGreaterThan(20)
    expect(postedSentences.filter((sentence) => !(sentence in all))).toEqual([])
  })

  test('have the sentence of every refusal of the wire', () => {
    expect(Object.values(errors).flatMap(([, sentence]) => (sentence in texts ? [] : [sentence]))).toEqual([])
  })

  test('have the sentences that the schemas of a person’s own record say about its fields', () => {
    expect(sentences.length).toBeGreaterThan(20)
    expect(sentences.filter((sentence) => !(sentence in texts))).toEqual([])
  })
})
