import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { closeApp, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { app, showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const { aDrive, aJob } = createOpenings(api.deps)

const factsShown = () => screen.getAllByRole('term').map(({ textContent }) => textContent)

test.each([
  ['/job-details', '/api/jobs/'],
  ['/emp-placement-drive-details', '/api/placement-drive'],
  ['/emp-placement-job-details', '/api/jobs/'],
  ['/placementDriveCandidateList', '/api/hr-placement-driveApplicants/'],
])('%s has its place in the menu and the names of its facts before the record comes', async (path, call) => {
  const employer = await api.anEmployer()
  const drive = await aDrive({ title: 'Nashik hiring day', employerId: employer.id })
  const job = await aJob({ title: 'Accountant', employerId: employer.id, driveId: drive.id })
  const { storage, send } = await showToStaff(api, 'Admin', '/settings')
  await screen.findAllByRole('navigation')
  closeApp()
  const answers = Promise.withResolvers<void>()
  const late: typeof send = async (url, init) => {
    if (url.includes(call)) await answers.promise
    return send(url, init)
  }
  const at = `${path}?Job=${job.id}&drive=${drive.id}&driveID=${drive.id}&ID=${drive.id}`
  await showApp(api, { ...app, at, storage, send: late })
  await screen.findAllByRole('term')
  const [facts, links] = [factsShown(), screen.getByRole('navigation', { name: 'Where you are' })]
  expect(facts).toContain('Openings')
  expect(within(links).getAllByRole('link').length).toBeGreaterThan(0)
  answers.resolve()
  await screen.findByRole('heading', { level: 1, name: /Nashik hiring day|Accountant/ })
  expect(factsShown()).toEqual(expect.arrayContaining(facts))
})
