import { auditLog, notifications, outbox, settings, storeOrders } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { shopOf } from '../../testing/scenarios/shop.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const shop = shopOf(api)
const admin = async () => api.as(await api.aStaffMember('Admin'))
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const linkOf = (n: number) => expect.stringMatching(new RegExp(`^http://candidate\\.[^/]+/pay\\?order=${idOf(n)}$`))
const vsp = (n: number, Contact: string | null) => ({
  ID: idOf(n),
  Purpose: 'VSP' as const,
  SubjectID: 0,
  Contact: Contact ?? '',
})

test('an order is accepted at the server’s price, and the person is sent the payment link', async () => {
  const person = await shop.aBuyer()
  const client = await admin()
  const { data } = await client.store.sync({ body: { Orders: [vsp(1, person.phone)] } })
  expect(data.Orders).toEqual([{ ID: idOf(1), Done: true, Refusal: null, Link: linkOf(1) }])
  expect(await api.db.select().from(storeOrders)).toMatchObject([
    { id: idOf(1), personId: person.id, purpose: 'VSP', subjectId: 0, amount: 50_000 },
  ])
  const params = { item: 'Verified skills profile', amount: '500' }
  expect(await api.db.select().from(notifications)).toMatchObject([
    { accountId: person.id, kind: 'payment-requested', params, path: `/pay?order=${idOf(1)}` },
  ])
  expect(await api.db.$count(outbox)).toBeGreaterThan(0)
  expect(await api.db.select().from(auditLog)).toMatchObject([{ action: 'payment-requested', subjectId: person.id }])
})

test('a repeated sync, even at the same time, takes each order once and answers done every time', async () => {
  const person = await shop.aBuyer()
  const client = await admin()
  const send = () => client.store.sync({ body: { Orders: [vsp(1, person.phone)] } })
  const all = await Promise.all([send(), send(), send()])
  expect(all.flatMap(({ data }) => data.Orders.map(({ Done }) => Done))).toEqual([true, true, true])
  expect((await send()).data.Orders).toMatchObject([{ ID: idOf(1), Done: true, Refusal: null }])
  expect([await api.db.$count(storeOrders), await api.db.$count(notifications)]).toEqual([1, 1])
})

test('one refused order does not hold up others, and each has the reason for its refusal', async () => {
  const [person, course] = [await shop.aBuyer(), await shop.aCourse()]
  const [unready, employer] = [await api.aCandidate(), await api.anEmployer()]
  const client = await admin()
  const ofCourse = { ID: idOf(6), Purpose: 'Course' as const, SubjectID: course.id, Contact: person.phone ?? '' }
  const drive = await shop.aDrive()
  const ofDrive = { ...ofCourse, ID: idOf(7), Purpose: 'PlacementDrive' as const, SubjectID: drive.id }
  const { data } = await client.store.sync({
    body: {
      Orders: [
        vsp(1, '9000000009'),
        vsp(2, '12'),
        vsp(3, unready.phone),
        vsp(4, employer.phone),
        { ...ofCourse, ID: idOf(5), SubjectID: 999 },
        ofCourse,
        ofDrive,
        { ...ofCourse, Purpose: 'VSP' },
      ],
    },
  })
  expect(data.Orders.map(({ Done, Refusal }) => Refusal ?? Done)).toEqual([
    'user-not-found',
    'invalid',
    'profile-incomplete',
    'user-not-found',
    'not-found',
    true,
    'wrong-state',
    'key-reused',
  ])
  expect(await api.db.$count(storeOrders)).toBe(1)
})

test('Purchase, Wastage and Carts may be named empty, and are refused with something in them [E-778]', async () => {
  const headers = { authorization: await api.tokenOf((await api.aStaffMember('Admin')).id) }
  const put = (payload: object) => api.app.inject({ method: 'PUT', url: '/api/Order', headers, payload })
  const empty = await put({ Orders: [], Purchase: [], Wastage: [], Carts: [] })
  expect([empty.statusCode, empty.json()]).toEqual([200, { message: 'Success', data: { Orders: [] } }])
  expect((await put({ Carts: [{ ID: 1 }] })).statusCode).toBe(400)
})

test('categories and items are what is on sale now, at the server’s prices [E-780 E-781]', async () => {
  await shop.aCourse(null)
  await shop.aDrive({ title: 'Over', toDate: '2026-11-20' })
  const [course, drive] = [await shop.aCourse(), await shop.aDrive()]
  await api.db.insert(settings).values({ key: 'price.vsp', value: 70_000, updatedAt: api.deps.now() })
  const client = await admin()
  const items = await client.store.items()
  expect(items.message).toBe('Success')
  expect(items.data.map(({ ID, Title, Price }) => [ID, Title, Price])).toEqual([
    ['VSP-0', 'Verified skills profile', 700],
    [`PlacementDrive-${drive.id}`, 'Nashik drive', 1000],
    [`Course-${course.id}`, 'Tally course', 2500],
  ])
  const categories = await client.store.categories()
  expect([categories.message, categories.data.map(({ ID, Items }) => [ID, Items])]).toEqual([
    'Success',
    [
      ['VSP', 1],
      ['PlacementDrive', 1],
      ['Course', 1],
    ],
  ])
})

test('the figures are those of the real payments: a refund is an expense, and an order raised here is none yet [E-496 E-783]', async () => {
  const client = await admin()
  expect((await client.store.figures()).data).toEqual({ Sale: 0, Profit: 0, Expense: 0, Orders: 0 })
  const [first, second, third] = [await shop.aBuyer(), await shop.aBuyer(), await shop.aBuyer()]
  for (const person of [first, second]) await shop.verify(shop.standin.pay(await shop.order(person)))
  await client.store.sync({ body: { Orders: [vsp(1, third.phone)] } })
  const [payment] = (await client.payments.list({ query: {} })).data
  await client.payments.refund({ params: { paymentId: payment?.ID ?? 0 }, body: { reason: 'Paid by mistake' } })
  const answer = await client.store.figures()
  expect(answer).toEqual({ message: 'Success', data: { Sale: 1000, Profit: 500, Expense: 500, Orders: 2 } })
})

test('the list shows each order’s recipient, who raised it, and Paid once the person has paid', async () => {
  const person = await shop.aBuyer()
  const staff = await api.aStaffMember('Admin')
  const client = await api.as(staff)
  await client.store.sync({ body: { Orders: [vsp(1, person.phone)] } })
  const row = { ID: idOf(1), User_ID: person.id, FullName: person.fullName, Amount: 500, RequestedBy: staff.fullName }
  const list = async () => (await client.store.orders({ query: {} })).data
  expect(await list()).toMatchObject([{ ...row, Status: 'requested' }])
  await shop.verify(shop.standin.pay(await shop.order(person)))
  expect(await list()).toMatchObject([{ ...row, Status: 'paid' }])
})

test.each(['hr', 'Counsellor', 'C-Partner'] as const)('%s is not let into the Store', async (role) => {
  const client = await api.as(await api.aStaffMember(role))
  for (const call of [
    () => client.store.sync({ body: {} }),
    () => client.store.items(),
    () => client.store.categories(),
    () => client.store.orders({ query: {} }),
    () => client.store.figures(),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'not-allowed' })
})
