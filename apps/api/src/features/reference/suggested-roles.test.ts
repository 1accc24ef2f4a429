import { experiences } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const client = api.client()

test('the suggested job roles are those of the catalogue, all or of one domain as the list in data [C-435 S-454 S-455]', async () => {
  const { data: roles } = await client.reference.jobRoles()
  expect((await client.reference.fakeJobs()).data).toEqual(roles)
  const answer = await api.app.inject('/api/getfakejobs-bydomain?ID=2')
  const { data } = answer.json<{ data: { ID: number; DomainID: number; Title: string }[] }>()
  expect(data.map(({ ID }) => ID)).toEqual(roles.filter(({ DomainID }) => DomainID === 2).map(({ ID }) => ID))
  expect(data.length).toBeGreaterThan(4)
  const none = client.reference.fakeJobsByDomain({ query: { ID: 999 } })
  await expect(none).rejects.toMatchObject({ code: 'not-found' })
})

test('the domain list returns id and title of every domain [C-444 E-787]', async () => {
  const { data } = await client.reference.domains()
  expect(data.find(({ ID }) => ID === 1)).toEqual({ ID: 1, Title: 'Software' })
  expect(data.length).toBeGreaterThan(3)
})

test('previous job roles are titles that at least two people had, the most frequent first, matched by the typed text [S-456]', async () => {
  const [one, two, three] = [await api.aCandidate(), await api.aCandidate(), await api.aCandidate()]
  const position = (candidateId: number, title: string) => ({
    candidateId,
    title,
    companyName: 'Demo Works',
    startMonth: 'jan',
    startYear: 2020,
    working: true,
  })
  await api.db
    .insert(experiences)
    .values([
      ...[one, two, three].map(({ id }) => position(id, 'Welder')),
      ...[position(one.id, 'Data Analyst'), position(two.id, 'data analyst')],
      ...[position(three.id, 'Secretary of Asha Rao'), position(three.id, 'Secretary of Asha Rao')],
    ])
  const titles = async (term: string) =>
    (await client.reference.previousRoles({ query: { term } })).data.map(({ Title, Count }) => `${Title} ${Count}`)
  expect(await titles('')).toEqual(['Welder 3', expect.stringMatching(/^data analyst 2$/i)])
  expect(await titles('ANALYST')).toHaveLength(1)
})
