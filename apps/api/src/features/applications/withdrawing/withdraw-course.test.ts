import { courseEnrolments, courses } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shopOf } from '../../../testing/scenarios/shop.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const shop = shopOf(api)

/** A candidate who applied to a course with a price. */
async function anApplicant(price: number | null = 250_000) {
  const [course, person] = [await shop.aCourse(price), await shop.aBuyer()]
  const mine = await api.as(person)
  const apply = () => mine.applications.applyToCourse({ body: { CourseID: course.id } })
  const target = { Kind: 'course', ID: (await apply()).applicationId } as const
  const line = async () => (await mine.applications.mine({ query: {} })).data[0]
  const order = () => mine.payments.createCourseOrder({ body: { userId: person.id, CourseID: course.id } })
  return { course, person, mine, apply, target, line, order }
}

test('a course whose fee is not paid is withdrawn from, stays as Withdrawn for its candidate and Admins, and is open to apply', async () => {
  const { course, mine, target, line } = await anApplicant()
  const { applications } = await api.as(await api.aStaffMember('Admin'))
  const listed = async () => (await applications.courseApplicants({ query: {} })).data
  expect(await listed()).toMatchObject([{ Enrolled: false, Withdrawn: false }])
  expect((await mine.applications.withdraw({ body: target })).data).toEqual({ ...target, Status: 'Withdrawn' })
  expect((await mine.applications.withdraw({ body: target })).data.Status).toBe('Withdrawn')
  expect((await line())?.Status).toBe('Withdrawn')
  expect((await line())?.Timeline.map(({ Event }) => Event)).toEqual(['sent', 'withdrawn'])
  expect(await listed()).toMatchObject([{ Enrolled: false, Withdrawn: true }])
  expect((await mine.courses.get({ params: { id: course.id } })).data.Applied).toBe(false)
})

test('the withdrawal is undone for five minutes; after that the candidate applies again, to the same application', async () => {
  const { mine, apply, target, line } = await anApplicant()
  await expect(mine.applications.undoWithdraw({ body: target })).rejects.toMatchObject({ code: 'wrong-state' })
  await mine.applications.withdraw({ body: target })
  api.pass(4 * 60_000)
  expect((await mine.applications.undoWithdraw({ body: target })).data.Status).toBe('Applied')
  expect(await apply()).toMatchObject({ outcome: 'already-enrolled' })
  await mine.applications.withdraw({ body: target })
  api.pass(5 * 60_000)
  await expect(mine.applications.undoWithdraw({ body: target })).rejects.toMatchObject({ code: 'wrong-state' })
  expect(await apply()).toMatchObject({ outcome: 'enrolled', applicationId: target.ID })
  expect((await line())?.Status).toBe('Applied')
})

test('nothing is owed after a withdrawal: no order starts, and a payment that arrives is refunded', async () => {
  const { mine, target, order } = await anApplicant()
  const { orderId } = await order()
  await mine.applications.withdraw({ body: target })
  await expect(order()).rejects.toMatchObject({ code: 'wrong-state' })
  const paid = shop.standin.pay(orderId)
  expect(await api.client().payments.verifyCourse({ body: paid })).toMatchObject({ success: false })
  await shop.work()
  expect(await shop.theOrder(orderId)).toMatchObject({ state: 'refunded', trouble: 'not-accepted' })
  expect(await api.db.select().from(courseEnrolments)).toEqual([])
})

test('the seat in a free course is given up, and back with an undo or another application', async () => {
  const { course, mine, apply, target, line } = await anApplicant(null)
  const state = async () => {
    const { Applied, Enrolled } = (await mine.courses.get({ params: { id: course.id } })).data
    return [(await line())?.Status, Applied, Enrolled]
  }
  const withdraw = async () => (await mine.applications.withdraw({ body: target })).data.Status
  expect(await state()).toEqual(['Enrolled', true, true])
  expect([await withdraw(), await withdraw()]).toEqual(['Withdrawn', 'Withdrawn'])
  expect(await state()).toEqual(['Withdrawn', false, false])
  expect((await mine.applications.undoWithdraw({ body: target })).data.Status).toBe('Enrolled')
  expect(await state()).toEqual(['Enrolled', true, true])
  await withdraw()
  expect(await apply()).toMatchObject({ outcome: 'enrolled', applicationId: target.ID })
  expect(await state()).toEqual(['Enrolled', true, true])
})

test('a seat that was paid for stays, also once the course is free', async () => {
  const { course, mine, target, order } = await anApplicant()
  await api.client().payments.verifyCourse({ body: shop.standin.pay((await order()).orderId) })
  await api.db.update(courses).set({ price: null }).where(eq(courses.id, course.id))
  await expect(mine.applications.withdraw({ body: target })).rejects.toMatchObject({ code: 'wrong-state' })
})

test('a paid course and another person’s are not withdrawn', async () => {
  const { mine, target, order } = await anApplicant()
  const stranger = await api.as(await api.aCandidate())
  await expect(stranger.applications.withdraw({ body: target })).rejects.toMatchObject({ status: 404 })
  await api.client().payments.verifyCourse({ body: shop.standin.pay((await order()).orderId) })
  await expect(mine.applications.withdraw({ body: target })).rejects.toMatchObject({ code: 'wrong-state' })
})
