import { jobRoles } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { only } from '../../http/refusals/refuse.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, aDrive } = createOpenings(api.deps)

async function roleCalled(title: string) {
  return only(await api.db.select().from(jobRoles).where(eq(jobRoles.title, title)))
}

/** An employer's drive, a call that reads the work that it asks for, and a form of a job of a role in it. */
async function aDriveOf() {
  const employer = await api.anEmployer()
  const { id: driveId } = await aDrive({ title: 'Winter drive', employerId: employer.id })
  const [client, reader] = [
    await api.as(employer),
    await api.as(await api.aCandidate({ professionalSkills: ['Java'] })),
  ]
  const asks = async () => {
    const { Fit: fit } = (await reader.drives.get({ params: { id: driveId } })).data
    return fit?.reasons.filter(({ part }) => part === 'title').map(({ asked }) => asked)
  }
  const formOf = async (title: string) => {
    const role = await roleCalled(title)
    return {
      JobTitle: 'Posted in the drive',
      JobType: 'Full Time' as const,
      JobLocation: 'Pune' as const,
      JobCTC: '1 Lakh to 5 Lakh',
      OpenPositions: '3',
      EducationRequirement: 'Graduate',
      Role: role.id,
      Domain: role.domainId,
      JobExperience: 'More than 6' as const,
      EducationDegree: ['BCA'],
      Description: 'Work of the role.',
      jobWorkModel: 'Hybrid' as const,
      JobSkills: { GeneralSkills: ['Typing'], ProfessionalSkills: ['Excel'] },
      PlacementDriveID: driveId,
    }
  }
  return { employer, client, driveId, asks, formOf }
}

test('a drive asks for the work of its open jobs: posted, changed, closed, reopened and deleted', async () => {
  const { client, asks, formOf } = await aDriveOf()
  const { ID: id } = (await client.jobs.create({ body: await formOf('Accountant') })).data
  expect(await asks()).toEqual(['Accountant'])
  const { id: Role, domainId: Domain } = await roleCalled('Java Developer')
  await client.jobs.update({ params: { id }, body: { Role, Domain } })
  expect(await asks()).toEqual(['Java Developer'])
  await client.jobs.close({ params: { id } })
  expect(await asks()).toEqual(['Winter drive'])
  await client.jobs.reopen({ params: { id } })
  expect(await asks()).toEqual(['Java Developer'])
  await client.jobs.remove({ params: { id } })
  expect(await asks()).toEqual(['Winter drive'])
})

test('a drive asks for the work of a job that is moved into it', async () => {
  const { employer, client, driveId, asks } = await aDriveOf()
  const job = await aJob({ employerId: employer.id, roleId: (await roleCalled('Accountant')).id })
  const form = { jobTitle: 'Moved', companyName: 'Demo Works', jobOpenings: '4', jobCtcFrom: '2', jobCtcTo: '5' }
  await client.drives.addJob({ params: { driveId }, body: { ...form, JobID: job.id } })
  expect(await asks()).toEqual(['Accountant'])
})
