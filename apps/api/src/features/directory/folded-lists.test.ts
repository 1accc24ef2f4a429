import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

/** A name as it is stored, and as people type it with other signs for the same letters. */
const spellings = [
  ['Nguyễn Văn Đức', 'Nguyen Van Duc'],
  ['Nguyen Van Duc', 'Nguyễn'],
  ['\u095eातिमा शेख', 'फ\u093cातिमा'],
  ['फ\u093cातिमा शेख', '\u095eातिमा'],
  ['फ\u093cातिमा शेख', 'फातिमा'],
  ['ＡＳＨＡ Ｒao', 'asha rao'],
] as const

test.each(spellings)('%s is found by %s in every list with people, by staff and employers', async (fullName, term) => {
  const employer = await api.anEmployer({ plan: 'premium' })
  const person = await aFindable(
    { joiningStatus: true, joining: 'join', currentPosition: 'Accountant' },
    { account: { fullName } },
  )
  await api.aCandidate({}, { fullName: 'Ravi Other' })
  const admin = await api.as(await api.aStaffMember('Admin'))
  const counsellor = await api.as(await api.aStaffMember('Counsellor'))
  const reader = await api.as(employer)
  await reader.shortlist.set({ body: { Candidate_id: person.id, Status: '1' } })
  const idsOf = (items: readonly { ID: number }[]) => items.map(({ ID }) => ID)
  const found = {
    users: idsOf((await admin.directory.users({ query: { term } })).data),
    accounts: idsOf((await admin.accounts.list({ query: { term } })).data),
    search: idsOf((await admin.search.candidates({ query: { term } })).items),
    employer: idsOf((await reader.search.candidates({ query: { term } })).items),
    counsellor: idsOf((await counsellor.search.candidates({ query: { term } })).items),
    pipeline: (await reader.pipeline.list({ query: { term } })).data.map(({ ID }) => ID),
  }
  expect(found).toEqual({
    users: [person.id],
    accounts: [person.id],
    search: [person.id],
    employer: [person.id],
    counsellor: [person.id],
    pipeline: [person.id],
  })
})
