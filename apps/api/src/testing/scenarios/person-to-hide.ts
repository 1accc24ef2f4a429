import { candidateNotes, consents } from '@pramaan/database/schema'
import { findableCandidates } from '../people/findable.ts'
import { createOpenings } from '../people/openings.ts'
import { fileOf, pdfBytes, pictureBytes } from '../people/sample-files.ts'
import type { startApi } from '../server/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>

/** The person's identifying data; no other record has this id. */
export const personToHide = {
  id: 987_654_321,
  fullName: 'Vanishing Person',
  phone: '+919098761234',
  email: 'vanishing@example.com',
}

/** Patterns that recognise the person in any text: name, phone and e-mail. */
export const personalMarks = [/vanishing/i, /9098761234/]

/**
 * A candidate with data everywhere: applications to an employer's job and drive, shortlisting and moves, a
 * conversation, a contact reveal, a suggested course, a public page, a CV and a certificate; and everyone who has seen
 * them.
 */
export async function aPersonToHide(api: Api) {
  const { aDrive, aJob, aCourse } = createOpenings(api.deps)
  const { id, ...account } = personToHide
  const person = await findableCandidates(api)(
    {},
    { account: { id, ...account, contactEmail: `contact.${account.email}` } },
  )
  const me = await api.as(person)
  await giveConsents(api, id)
  const file = () => fileOf('vanishing.pdf', pdfBytes())
  const cv = (await me.files.upload({ params: { product: 'cv' }, file: file() })).data
  await me.candidates.updateCv({ params: { id }, body: { cv } })
  const certificate = (await me.files.upload({ params: { product: 'certificate' }, file: file() })).data
  await me.candidates.updateCertificates({ params: { id }, body: { certificates: [certificate] } })
  const picture = fileOf('me.png', await pictureBytes('png'))
  const photo = (await me.files.upload({ params: { product: 'avatar' }, file: picture })).data
  await me.candidates.updateImage({ params: { id }, body: { image: photo } })
  const slug = 'vanishing-page'
  await me.publicProfiles.save({ body: { On: true, Slug: slug, Sections: ['about'] } })
  const employer = await api.anEmployer({ plan: 'premium' })
  const job = await aJob({ employerId: employer.id })
  const drive = await aDrive({ employerId: employer.id, createdBy: employer.id })
  const { applicationId } = await me.applications.apply({ body: { JobID: job.id } })
  await me.applications.apply({ body: { placementID: drive.id } })
  const course = await aCourse()
  const noted = { candidateId: id, byId: (await api.aStaffMember('Counsellor')).id, at: api.deps.now(), current: true }
  await api.db.insert(candidateNotes).values({ ...noted, kind: 'courses', courseIds: [course.id] })
  const reader = await api.as(employer)
  await reader.shortlist.set({ body: { Candidate_id: id, Status: '1' } })
  await reader.pipeline.move({ body: { Candidates: [id], Status: 2 } })
  await reader.conversations.send({ params: { id }, body: { Text: 'Hello' } })
  await me.conversations.send({ params: { id: employer.id }, body: { Text: 'Good morning' } })
  await reader.search.logHit({ body: { CandidateID: id } })
  const partner = await api.aStaffMember('C-Partner')
  return { person, me, employer, partner, job, drive, course, applicationId, slug, photo }
}

/** The consents given at registration. */
async function giveConsents({ db, deps }: Api, accountId: number) {
  const given = { accountId, purpose: 'account', givenAt: deps.now() }
  await db.insert(consents).values([
    { ...given, kind: 'privacy', version: 'privacy-1' },
    { ...given, kind: 'terms', version: 'terms-1' },
  ])
}

/** The ways in which a person stops being shown. */
export const waysToHide = {
  'withdrew a consent': async ({ me }: World) => me.privacy.withdraw({ params: { kind: 'privacy' } }),
  'asked to be erased': async ({ me }: World) => me.privacy.erase({ body: { Contact: personToHide.email } }),
  'was suspended': async (_: World, api: Api) => {
    const admin = await api.as(await api.aStaffMember('Admin'))
    await admin.accounts.suspend({ params: { id: personToHide.id }, body: { Reason: 'Asked by the police' } })
  },
}

/** The person with all their data, and everyone who has seen it. */
export type World = Awaited<ReturnType<typeof aPersonToHide>>
