import { roleNames } from '@pramaan/domain/role'
import { expect, test } from 'vitest'
import { fileOf, pictureBytes } from '../../testing/people/sample-files.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()

test('a suitable role of a profile has its title [C-210]', async () => {
  const me = await api.aCandidate({ jobRoleIds: [101] })
  const { data } = await (await api.as(me)).candidates.get({ params: { id: me.id } })
  expect(data.Opportunities.selectedJobRoles).toEqual([{ ID: 101, Title: 'Frontend Developer' }])
})

test('only a Candidate creates an order for VSP, and only for themselves', async () => {
  const other = await api.aCandidate()
  const order = (userId: number) => ({ body: { userId, amount: 500, appliedTo: 'VSP' as const } })
  for (const role of roleNames.filter((name) => name !== 'Candidate')) {
    const person = role === 'Employer' ? await api.anEmployer() : await api.aStaffMember(role as 'hr')
    const { payments } = await api.as(person)
    await expect(payments.createOrder(order(person.id))).rejects.toMatchObject({ code: 'not-allowed' })
  }
  const { payments } = await api.as(await api.aCandidate())
  await expect(payments.createOrder(order(other.id))).rejects.toMatchObject({ code: 'not-yours' })
})

test('a call without a token is refused, and with one in the header, raw or as Bearer, it is answered [C-397 C-398]', async () => {
  const me = await api.aCandidate()
  const token = await api.tokenOf(me.id)
  const status = async (headers: Record<string, string>) =>
    (await api.app.inject({ url: `/api/user/candidate/${me.id}`, headers })).statusCode
  expect(await status({})).toBe(401)
  expect(await status({ authorization: token })).toBe(200)
  expect(await status({ authorization: `Bearer ${token}` })).toBe(200)
})

test('the picture is saved by its own call, which accepts only the person’s own upload, and removed by null [C-405]', async () => {
  const [me, other] = [await api.aCandidate(), await api.aCandidate()]
  const picture = fileOf('me.png', await pictureBytes('png'))
  const upload = async (person: { id: number }) =>
    (await (await api.as(person)).files.upload({ params: { product: 'avatar' }, file: picture })).data
  const [mine, theirs] = [await upload(me), await upload(other)]
  const { candidates } = await api.as(me)
  const params = { id: me.id }
  const seen = async () => (await candidates.get({ params })).data.Image
  await candidates.updateImage({ params, body: { image: mine } })
  expect(await seen()).toBe(mine)
  await expect(candidates.updateImage({ params, body: { image: theirs } })).rejects.toMatchObject({ code: 'not-found' })
  expect(await seen()).toBe(mine)
  await candidates.updateImage({ params, body: { image: null } })
  expect(await seen()).toBeNull()
  const strange = candidates.updateImage({ params: { id: other.id }, body: { image: null } })
  await expect(strange).rejects.toMatchObject({ code: 'not-yours' })
})
