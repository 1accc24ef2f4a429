import { accounts, candidateConcepts, cvTexts } from '@pramaan/database/schema'
import { weightOf } from '@pramaan/domain/fit'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { eraseDue } from '../../features/privacy/erasure/erase.ts'
import { findableCandidates } from '../../testing/people/findable.ts'
import { docxSaying, fileOf, pdfSaying } from '../../testing/people/sample-files.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { readCvs } from './read-cvs.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const dayMs = 86_400_000
/** How long a count beside a suggestion may be shown again. */
const countMs = 6 * 60_000

async function aPersonWithCv() {
  const person = await aFindable({
    joiningStatus: true,
    joining: 'join',
    fullTime: true,
    professionalSkills: ['Tally'],
  })
  const client = await api.as(person)
  const { data: cv } = await client.files.upload({
    params: { product: 'cv' },
    file: fileOf('cv.pdf', pdfSaying('Photoshop', 'Worked as Accountant')),
  })
  await client.candidates.updateCv({ params: { id: person.id }, body: { cv } })
  await readCvs(api.deps)
  return { person, client }
}

/** Everything by which a search could still show that a CV says Photoshop. */
async function tracesOfPhotoshop() {
  api.pass(countMs)
  const employer = await api.as(await api.anEmployer({ plan: 'premium' }))
  const query = { term: 'photoshop' }
  const { data: facets } = await employer.searchAids.facets({ query })
  const { data: suggested } = await employer.searchAids.suggestions({ query })
  return {
    page: (await employer.search.candidates({ query })).items.length,
    total: (await employer.searchAids.total({ query })).data,
    byMustHave: (await employer.search.candidates({ query: { mustHave: 'Photoshop' } })).items.length,
    fullTime: facets.toggles.find(({ value }) => value === 'fullTime')?.count ?? 0,
    suggested: suggested.find(({ Text }) => /photoshop/i.test(Text))?.Count ?? 0,
    postings: await api.db.$count(candidateConcepts, eq(candidateConcepts.grade, weightOf('cv-text'))),
    texts: await api.db.$count(cvTexts),
  }
}

type Mine = Awaited<ReturnType<typeof aPersonWithCv>>

describe('what a CV said is gone from postings, pages, totals, facets and counts', () => {
  test.each<[string, (mine: Mine) => Promise<unknown>, number]>([
    [
      'when another one replaces it, also before that one is read',
      async ({ person, client }) => {
        const file = fileOf('cv.docx', docxSaying('Nothing of the kind'))
        const { data: cv } = await client.files.upload({ params: { product: 'cv' }, file })
        await client.candidates.updateCv({ params: { id: person.id }, body: { cv } })
      },
      1,
    ],
    [
      'when it is removed',
      ({ person, client }) => client.candidates.updateCv({ params: { id: person.id }, body: { cv: null } }),
      0,
    ],
    ['when its owner does not want to be found', ({ client }) => client.privacy.beFound({ body: { On: false } }), 1],
    [
      'when its owner is erased',
      async ({ person, client }) => {
        const [account] = await api.db.select().from(accounts).where(eq(accounts.id, person.id))
        await client.privacy.erase({ body: { Contact: account?.phone ?? '' } })
        api.pass(31 * dayMs)
        await eraseDue(api.deps)
      },
      0,
    ],
  ])('%s', async (_, end, texts) => {
    const mine = await aPersonWithCv()
    const before = await tracesOfPhotoshop()
    expect(before).toMatchObject({ page: 1, total: 1, byMustHave: 1, fullTime: 1, suggested: 1, texts: 1 })
    expect(before.postings).toBeGreaterThan(0)
    await end(mine)
    const none = { page: 0, total: 0, byMustHave: 0, fullTime: 0, suggested: 0, postings: 0 }
    expect(await tracesOfPhotoshop()).toEqual({ ...none, texts })
  })
})
