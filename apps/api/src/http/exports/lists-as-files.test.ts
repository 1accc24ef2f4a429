import { auditLog, driveApplications, vspApplications } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { shopOf } from '../../testing/scenarios/shop.ts'
import { downloadsOf } from '../../testing/server/download.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const shop = shopOf(api)
const download = downloadsOf(api)
const aFindable = findableCandidates(api)
const { aCourse, aDrive, aDriveApplication } = createOpenings(api.deps)

const plain = ({ phone }: { phone: string | null }) => phone?.slice(1)
const fromTheTenth = new Date('2026-11-10T06:30:00.000Z')

async function applied(fullName: string, createdAt: Date, verified = false) {
  const person = await api.aCandidate({}, { fullName })
  const row = { candidateId: person.id, createdAt, verified, ...(verified && { verifiedAt: createdAt }) }
  const [application] = await api.db.insert(vspApplications).values(row).returning()
  return { ...person, applicationId: application?.id }
}

test('a file of applicants holds those of the days alone, newest first, and no formula; whose phones it held is in the audit log', async () => {
  await applied('Early Demo', new Date('2026-11-09T18:29:59.000Z'))
  const asha = await applied('=1+1', fromTheTenth)
  const ravi = await applied('Ravi, Kale', new Date('2026-11-10T18:29:59.000Z'), true)
  await applied('Late Demo', new Date('2026-11-10T18:30:00.000Z'))
  const query = { fromDate: '2026-11-10', toDate: '2026-11-10' }
  const { member, answer, head, lines } = await download('hr', (hr) => hr.verification.applicantsFile({ query }))
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="VspApplicants-2026-11-21.csv"',
  })
  expect(head).toBe('ID,Date,UserID,Name,Phone,VSP Status')
  expect(lines).toEqual([
    `${ravi.applicationId},10/11/2026,${ravi.id},"Ravi, Kale",${plain(ravi)},VSP Verified`,
    `${asha.applicationId},10/11/2026,${asha.id},"'=1+1",${plain(asha)},Applied`,
  ])
  const log = await api.db.select().from(auditLog).where(eq(auditLog.actorId, member.id)).orderBy(auditLog.id)
  expect(log).toMatchObject([
    { action: 'contacts-listed', detail: { ids: [ravi.id, asha.id] } },
    {
      action: 'list-exported',
      detail: {
        list: 'VspApplicants',
        filters: JSON.stringify({ list: 'vsp', show: 'all', search: '', day: 'applied', ...query }),
        rows: 2,
      },
    },
  ])
  const backwards = (await api.as(member)).verification.applicantsFile({
    query: { fromDate: '2026-11-11', toDate: '2026-11-10' },
  })
  await expect(backwards).rejects.toMatchObject({ status: 400 })
})

test('a file of the employers’ applicants holds only those an employer is waiting for', async () => {
  const request = await applied('Asha Demo', fromTheTenth)
  await applied('Ravi Demo', fromTheTenth)
  await aDriveApplication({ driveId: (await aDrive()).id, candidateId: request.id })
  const { answer, lines } = await download('Admin', (admin) =>
    admin.verification.applicantsFile({ query: { list: 'employers' } }),
  )
  expect(answer.headers['content-disposition']).toContain('EmployerApplicants')
  expect(lines).toEqual([expect.stringContaining(`${request.id},Asha Demo`)])
})

test('a file of payments holds those of the span in the words of the list; the cohort’s holds who bought a course', async () => {
  const [buyer, learner] = [await shop.aBuyer(), await api.aCandidate({}, { contactEmail: 'asha@example.com' })]
  const course = await shop.aCourse()
  const client = await api.as(learner)
  const ordered = await client.payments.createCourseOrder({ body: { userId: learner.id, CourseID: course.id } })
  await api.client().payments.verifyCourse({ body: shop.standin.pay(ordered.orderId) })
  api.pass(24 * 3600_000)
  const orderId = await shop.order(buyer)
  await shop.verify(shop.standin.pay(orderId))
  const query = { startDate: '2026-11-22' }
  const { answer, head, lines } = await download('Counsellor', (one) => one.payments.file({ query }))
  expect(answer.headers['content-disposition']).toContain('Payments-2026-11-22.csv')
  expect(head).toBe('Date,UserID,Name,For,Status,Method,Order,Amount,Refunded')
  expect(lines).toEqual([`22/11/2026,${buyer.id},${buyer.fullName},Verification,Paid,Card,${orderId},500,0`])
  const all = await download('hr', (hr) => hr.payments.file({ query: {} }))
  expect(all.lines).toHaveLength(2)
  expect(all.lines[1]).toContain(',Course,Paid,')
  const cohort = await download('Admin', (admin) => admin.payments.cohortFile())
  expect(cohort.head).toBe('ID,Name,MobileNumber,Email,CouponCode,CourseID,Amount')
  expect(cohort.lines).toEqual([
    expect.stringMatching(
      new RegExp(`^\\d+,${learner.fullName},${plain(learner)},asha@example.com,,${course.id},2500$`),
    ),
  ])
})

test('a file of course applicants has those of one or all courses; an unknown course has no file', async () => {
  const [course, other] = [await aCourse({ title: 'Java, from the start' }), await aCourse()]
  const person = await api.aCandidate({}, { fullName: '@Asha' })
  const { applications } = await api.as(person)
  for (const { id } of [course, other]) await applications.applyToCourse({ body: { CourseID: id } })
  const of = (courseId?: number) =>
    download('Admin', (admin) => admin.applications.courseApplicantsFile({ query: courseId ? { courseId } : {} }))
  const one = await of(course.id)
  expect(one.head).toBe('ID,Name,Phone,CourseID,CourseTitle')
  expect(one.lines).toEqual([`${person.id},"'@Asha",${plain(person)},${course.id},"Java, from the start"`])
  expect((await of()).lines).toHaveLength(2)
  await expect(of(999_999)).rejects.toMatchObject({ status: 404 })
})

test('a file of a drive’s applicants holds those of the state and the words alone, and they count as seen', async () => {
  const drive = await aDrive()
  const people = [
    await api.aCandidate({ location: 'Nashik' }, { fullName: 'Asha Demo', contactEmail: 'asha@example.com' }),
    await api.aCandidate({}, { fullName: 'Asha Rao' }),
    await api.aCandidate({}, { fullName: 'Ravi Demo' }),
  ] as const
  const [asha, pending, ravi] = people
  for (const { id } of [asha, ravi]) await aDriveApplication({ driveId: drive.id, candidateId: id, status: 'Accepted' })
  await aDriveApplication({ driveId: drive.id, candidateId: pending.id })
  const { head, lines } = await download('hr', ({ drives }) =>
    drives.applicantsFile({ params: { driveId: drive.id }, query: { status: 'Accepted', term: 'asha' } }),
  )
  expect(head).toBe('ID,Name,Phone,Email,Location,Status,Applied')
  expect(lines).toEqual([`${asha.id},Asha Demo,${plain(asha)},asha@example.com,Nashik,Accepted,21/11/2026`])
  const stored = await api.db.select().from(driveApplications)
  expect(stored.filter(({ seenAt }) => seenAt).map(({ candidateId }) => candidateId)).toEqual([asha.id])
  const none = download('hr', ({ drives }) => drives.applicantsFile({ params: { driveId: 999_999 }, query: {} }))
  await expect(none).rejects.toMatchObject({ status: 404 })
})

test('a course partner’s file holds the candidates a course was suggested to, by their filters and order, without attendance or e-mail', async () => {
  const course = await aCourse({ title: 'Excel' })
  const counsellor = await api.as(await api.aStaffMember('Counsellor'))
  const people = [
    await aFindable({ location: 'Pune', degree: 'B.Com' }, { account: { fullName: 'Ravi Demo' } }),
    await aFindable({ location: 'Pune' }, { account: { fullName: 'Asha Demo' } }),
    await aFindable({ location: 'Nashik' }, { account: { fullName: 'Far Demo' } }),
  ] as const
  for (const { id } of people) await counsellor.guidance.suggest({ body: { userId: id, selectedCourses: [course.id] } })
  await aFindable({ location: 'Pune' }, { account: { fullName: 'Nobody Demo' } })
  const query = { selectedLocation: 'Pune', 'sortBy[]': 'FullName:asc' }
  const { head, lines } = await download('C-Partner', ({ guidance }) => guidance.partnerFile({ query }))
  expect(head).toBe('ID,Name,Phone,Exp level,Degree,Suggested courses,Remark,HR comment,Counsellor comment')
  const [ravi, asha] = people
  expect(lines).toEqual([
    `${asha.id},Asha Demo,${plain(asha)},Fresher,,Excel,,,`,
    `${ravi.id},Ravi Demo,${plain(ravi)},Fresher,B.Com,Excel,,,`,
  ])
  const malformed = download('C-Partner', ({ guidance }) => guidance.partnerFile({ query: { phoneFilter: 'x' } }))
  await expect(malformed).rejects.toMatchObject({ status: 400 })
})

test('a file of certifications holds those of the words, by category and title', async () => {
  await aCourse()
  const java = await aCourse({ title: 'Java', price: 150_000, description: '-5 lessons' })
  const { head, lines } = await download('Admin', ({ courses }) => courses.file({ query: { term: 'jav' } }))
  expect(head).toBe('ID,Title,Category,Price,Description')
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^${java.id},Java,[^,]+,1500,"'-5 lessons"$`))])
})
