import type { startApi } from '@pramaan/api/testing'
import { findableCandidates, someComments } from '@pramaan/api/testing/people/findable'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { candidateNotes, courses, hrComments, outbox, vspApplications } from '@pramaan/database/schema'
import type { staffRoles } from '@pramaan/domain/role'
import { routes } from '../routes.tsx'
import { texts } from '../texts/en.ts'
import { translations } from '../texts/translations.ts'

type Api = Awaited<ReturnType<typeof startApi>>

/** The staff console as tests show it. */
export const app = { map: routes, catalogue: texts, translations }

/** Shows the console to a new member of staff. */
export async function showToStaff(api: Api, role: (typeof staffRoles)[number], at = '/') {
  const person = await api.aStaffMember(role)
  const shown = await showAppAs(api, person.phone ?? '', 'Staff', { ...app, at })
  return { ...shown, person }
}

/**
 * A person who applied for verification, with a name and skills; `createdAt` is when they applied, `verified` also
 * answers the questions.
 */
export async function anApplicant(
  api: Api,
  fullName: string,
  application: { createdAt?: Date; verified?: boolean } = {},
) {
  const person = await findableCandidates(api)(
    { professionalSkills: ['Tally', 'Excel', 'GST', 'SAP', 'Audit'] },
    { account: { fullName } },
  )
  const now = api.deps.now()
  if (application.verified) {
    const reviewer = await api.aStaffMember('hr')
    await api.db.insert(hrComments).values({ ...someComments(reviewer.id, now), candidateId: person.id })
  }
  await api.db.insert(vspApplications).values({ candidateId: person.id, createdAt: now, ...application })
  return person
}

/** Suggests a new course to a candidate, which puts them on the course partners' list; returns the course. */
export async function suggestCourse(api: Api, candidateId: number, title: string) {
  const [course] = await api.db.insert(courses).values({ title, categoryId: 1, createdAt: api.deps.now() }).returning()
  const { id } = await api.aStaffMember('hr')
  await api.db.insert(candidateNotes).values({
    candidateId,
    kind: 'courses',
    courseIds: [course?.id ?? 0],
    byId: id,
    at: api.deps.now(),
    current: true,
  })
  return course?.id
}

/** Messages to a person in the outbox, the last one newest; each is sent unless it says otherwise. */
export async function messagesTo(api: Api, accountId: number, rows: readonly Partial<typeof outbox.$inferInsert>[]) {
  const now = api.deps.now()
  await api.db.insert(outbox).values(
    await Promise.all(
      rows.map(async (row) => ({
        accountId,
        channel: 'sms' as const,
        recipient: '+919876543210',
        template: 'verification-applied',
        variables: await api.deps.encryption.encrypt('{}'),
        shown: 'Our team will call you.',
        urgency: 1 as const,
        key: api.deps.random.uuid(),
        createdAt: now,
        ...row,
      })),
    ),
  )
}
