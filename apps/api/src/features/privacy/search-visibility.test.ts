import { accounts, consents } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPersonToHide, personToHide } from '../../testing/scenarios/person-to-hide.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const params = { id: personToHide.id }

/** What an employer gets: the profile, and whether it stands in search, shortlist, applications and conversations. */
async function seenBy(employer: { id: number }) {
  const reader = await api.as(employer)
  const profile = await reader.candidates.get({ params }).then(
    () => 'open',
    ({ code }) => code,
  )
  const lists = await Promise.all([
    reader.search.candidates({ query: {} }),
    reader.shortlist.list({ query: {} }),
    reader.applications.list({ query: {} }),
    reader.conversations.list({ query: {} }),
  ])
  return [profile, ...lists.map((list) => JSON.stringify(list).includes(personToHide.fullName))]
}

test('a candidate who opted out is in no search and no list; employers they applied or wrote to still see that', async () => {
  const { me, employer } = await aPersonToHide(api)
  const stranger = await api.anEmployer({ plan: 'premium' })
  expect(await seenBy(employer)).toEqual(['open', true, true, true, true])
  await me.privacy.beFound({ body: { On: false } })
  expect(await seenBy(employer)).toEqual(['open', false, false, true, true])
  expect(await seenBy(stranger)).toEqual(['not-found', false, false, false, false])
  await me.privacy.beFound({ body: { On: true } })
  expect(await seenBy(stranger)).toEqual(['open', true, false, false, false])
})

test('the switch signs nobody out, leaves the two consents unchanged and is stored on each change', async () => {
  const { me } = await aPersonToHide(api)
  for (const On of [false, false, true, false]) await me.privacy.beFound({ body: { On } })
  const { Found, Consents } = (await me.privacy.mine()).data
  expect(Found).toBe(false)
  expect(Consents.map(({ Kind, WithdrawnOn }) => [Kind, WithdrawnOn !== null])).toEqual([
    ['found', true],
    ['found', true],
    ['terms', false],
    ['privacy', false],
  ])
  expect(Consents[0]).toMatchObject({ Version: 'found-1', Purposes: ['profile-shown-to-employers'] })
  const [account] = await api.db.select().from(accounts).where(eq(accounts.id, personToHide.id))
  expect(account).toMatchObject({ hiddenAt: null, unlistedAt: api.deps.now() })
  expect(await api.db.$count(consents)).toBe(4)
})
