import { employerList, staffList } from '@pramaan/contract/search/search'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

test('a page has what its role may see, the first time and again, and shows a change at once', async () => {
  const { id } = await aFindable(
    { location: 'Pune', professionalSkills: ['Java'] },
    { account: { fullName: 'आशा Kulkarni' } },
  )
  const employer = await api.as(await api.anEmployer({ plan: 'premium' }))
  const admin = await api.as(await api.aStaffMember('Admin'))
  for (const _time of ['first', 'again']) {
    const [seen, known] = [
      await employer.search.candidates({ query: {} }),
      await admin.search.candidates({ query: {} }),
    ]
    expect(employerList.parse(seen)).toEqual(seen)
    expect(staffList.parse(known)).toEqual(known)
    expect(seen.items).toMatchObject([{ ID: id, FullName: 'आशा Kulkarni', Location: 'Pune', shortlisted: null }])
    expect(known.items).toMatchObject([{ ID: id, RoleID: 1, Phone: expect.any(String), VspStatus: null }])
    for (const field of ['Phone', 'Email', 'CreatedOn', 'VspStatus', 'RoleID'])
      expect(seen.items[0]).not.toHaveProperty(field)
  }
  const candidate = await api.as({ id })
  await candidate.candidates.updateProfile({ params: { id }, body: { location: 'Nashik' } })
  expect((await employer.search.candidates({ query: {} })).items).toMatchObject([{ ID: id, Location: 'Nashik' }])
})
