import { facetNames } from '@pramaan/contract/jobs/job-shapes'
import type { Database } from '@pramaan/database/client'
import { readVocabulary } from '@pramaan/database/reference-data/vocabulary/vocabulary'
import { describePlans } from '@pramaan/database/testing/describe-plans'
import { planOf } from '@pramaan/database/testing/plan'
import { vocabularyOf } from '@pramaan/domain/concept'
import type { JobQuery } from '@pramaan/domain/job-query'
import { expect, test } from 'vitest'
import type { FitSeeker } from '../../services/opening-fit/seeker.ts'
import { firstPage } from '../../testing/generated/first-page.ts'
import { generateJobAlerts } from '../../testing/generated/jobs/generated-job-alerts.queries.ts'
import { findCommonAndRare, generateJobs } from '../../testing/generated/jobs/generated-jobs.queries.ts'
import { listSavedJobSearches } from '../saved-job-searches/saved-job-searches.queries.ts'
import { findSavedJobs } from '../saved-jobs/saved-jobs.queries.ts'
import type { JobFilters } from './job-filters.ts'
import { findPart } from './jobs.queries.ts'
import { countStatement } from './list/facets.queries.ts'
import { findNearCity } from './near-city.queries.ts'
import { findAlike, findOfField } from './similar/similar-jobs.queries.ts'

const candidate = { id: 7, role: 'Candidate', today: '2026-11-22' } as const
const bestPaid = { ...firstPage, sort: 'pay' } as const

/** Someone who asks for a title with this many jobs, two skills and a domain. */
function seeking(...conceptIds: number[]): FitSeeker {
  const concepts = conceptIds.map((conceptId) => ({
    conceptId,
    grade: 'title' as const,
    sourceConceptId: conceptId,
    isChoice: false,
    isInferred: false,
    isWished: true,
  }))
  const seeker = {
    locations: ['Pune'],
    months: 24,
    leastPay: null,
    declined: { types: ['Internship'], workModels: ['Remote'] },
  }
  return { concepts, seeker, knowsDomain: true, knowsWork: true, vocabulary: vocabularyOf([]), isBehind: false }
}

/** Words that ask for this work, in these cities. */
function asking(conceptId: number, names: string[], cities: string[]): JobQuery {
  const requested = [{ from: 0, conceptIds: [conceptId], narrowerIds: [], names }]
  const conditions = cities.length > 0 ? [{ from: 9, kind: 'city' as const, names: cities, around: [] }] : []
  const query = { text: '', parts: [], unsearched: [] }
  const nothing = {
    excluded: [],
    leftOutWords: [],
    dropsCities: false,
    instead: undefined,
    missing: [],
    raised: undefined,
  }
  return { query, vocabulary: vocabularyOf([]), requested, conditions, ...nothing }
}

async function fill(db: Database, count: number) {
  await generateJobs(db, count)
  await generateJobAlerts(db, count)
}

describePlans('plans of the jobs', fill, (ground) => {
  // The common title is that of one job in twelve; each of them is looked up once to be ordered.
  test.each([
    ['a common title', 'common', [], 100_000],
    ['a common title in a city', 'common', ['Satara'], 60_000],
    ['a rare title', 'rare', [], 4000],
  ] as const)('the jobs of a sentence that asks for %s are found by indexes', async (_, kind, cities, most) => {
    const { title, label } = (await findCommonAndRare(ground.db))[kind]
    const words = asking(title, [label.toLowerCase()], [...cities])
    const order = { near: undefined, seeker: undefined, words }
    const filters = { ...firstPage, term: 'words', words }
    const page = findPart(ground.db, candidate, filters, order, { list: 0, offset: 0, limit: 10 })
    const { names, blocks } = await planOf(ground.db, page.getSQL())
    expect(names).toMatch(/opening_concepts_asked/)
    expect(names).toContain('jobs_text')
    expect(names).not.toMatch(/Seq Scan (?:jobs|opening_concepts|written|named)/)
    expect(blocks, names).toBeLessThan(most)
  })

  test.each([0, 200])('the best paid jobs from %i on are found by the index of pay', async (offset) => {
    const order = { near: undefined, seeker: undefined }
    const page = findPart(ground.db, candidate, bestPaid, order, { list: 0, offset, limit: 10 })
    const { names, blocks } = await planOf(ground.db, page.getSQL())
    expect(names).toContain('jobs_pay')
    expect(names).not.toMatch(/Seq Scan jobs|Sort/)
    expect(blocks, names).toBeLessThan(2500)
  })

  test.each([
    ['most', 'Mumbai', /jobs_pay/],
    ['few', 'Satara', /jobs_(location|pay)/],
  ])('the best paid jobs of a city with %s jobs are found by an index', async (_, city, index) => {
    const near = await findNearCity(ground.db, candidate, city)
    const page = findPart(
      ground.db,
      candidate,
      bestPaid,
      { near, seeker: undefined },
      { list: 0, offset: 0, limit: 10 },
    )
    const { names, blocks } = await planOf(ground.db, page.getSQL())
    expect(names).toMatch(index)
    expect(names).not.toContain('Seq Scan jobs')
    expect(blocks, names).toBeLessThan(500)
  })

  // Of 100,000 jobs some 10,000 share something with the common one; each is looked up once, in four blocks.
  test.each([
    ['a common title', 'common', 100_000],
    ['a rare one', 'rare', 5000],
  ] as const)('jobs similar to one with %s are found by what they ask for', async (_, kind, most) => {
    const { title, skills } = (await findCommonAndRare(ground.db))[kind]
    const like = seeking(title, ...skills)
    const { names, blocks } = await planOf(
      ground.db,
      findAlike(ground.db, candidate, { jobId: 500, like, most: 4 }).getSQL(),
    )
    expect(names).toContain('opening_concepts_asked')
    expect(names).not.toContain('Seq Scan opening_concepts')
    expect(blocks, names).toBeLessThan(most)
  })

  // The jobs of the small field are read in the order of their numbers until there are enough, each in four blocks.
  test.each([
    ['a large field', 'Software', 'common', 25_000],
    ['a large field', 'Software', 'rare', 25_000],
    ['a small one', 'Design', 'rare', 45_000],
  ] as const)(
    'of the jobs of %s, %s, only the newest are compared with one with a %s title',
    async (_, label, kind, most) => {
      const { title, skills } = (await findCommonAndRare(ground.db))[kind]
      const { vocabulary } = await readVocabulary(ground.db)
      const domain = vocabulary.exact(label, ['domain'])[0]?.id ?? 0
      const like = seeking(title, ...skills, domain)
      const field = [domain, ...vocabulary.titlesOfDomain(domain)]
      const request = { jobId: 500, like, most: 4, field }
      const { names, blocks } = await planOf(ground.db, findOfField(ground.db, candidate, request).getSQL())
      expect(names).toContain('opening_concepts_asked')
      expect(names).not.toMatch(/Seq Scan (?:jobs|opening_concepts)/)
      expect(blocks, names).toBeLessThan(most)
    },
  )

  // The table has some 13,500 blocks; besides the jobs of the list, a few of each skill are read for its spelling.
  test.each([
    ['few jobs', 'Satara', 1500],
    ['many', 'Pune', 20_000],
  ])('the values of all filters that are not set are counted by reading %s once', async (_, city, most) => {
    const names = facetNames.filter((name) => name !== 'location')
    const filters: JobFilters = { ...firstPage, location: [city] as JobFilters['location'] }
    const { names: plan, blocks } = await planOf(ground.db, countStatement(candidate, filters, new Date(), names))
    expect(blocks, plan).toBeLessThan(most)
  })

  test('saved jobs are read in the order of their index, saved searches by their candidate', async () => {
    for (const offset of [0, 200]) {
      const { names, blocks } = await planOf(ground.db, findSavedJobs(ground.db, candidate.id, 20, offset).getSQL())
      expect(names).toContain('saved_jobs_newest')
      expect(names).not.toMatch(/Seq Scan saved_jobs|Seq Scan jobs/)
      expect(blocks, names).toBeLessThan(1500)
    }
    const { names, blocks } = await planOf(ground.db, listSavedJobSearches(ground.db, candidate.id).getSQL())
    expect(names).toContain('saved_job_searches_name')
    expect(blocks, names).toBeLessThan(120)
  })
})
