import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const { aJob, aDrive, aCourse, aDriveApplication } = createOpenings(api.deps)

type Person = Awaited<ReturnType<typeof api.aCandidate>>
const show = (person: Person, at: string) =>
  showAppAs(api, String(person.phone), 'Candidate', { map: routes, catalogue: texts, at })

test('an application is withdrawn after a question that says what follows, and Undo brings it back', async () => {
  const [person, job] = [await api.aCandidate(), await aJob({ title: 'Tester' })]
  const client = await api.as(person)
  await client.applications.apply({ body: { JobID: job.id } })
  const status = async () => (await client.applications.mine({ query: {} })).data[0]?.Status
  const { user } = await show(person, '/my-applications')
  await user.click(await screen.findByRole('button', { name: 'Withdraw the application for Tester' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw from Tester?' }))
  expect(question.getByText(/Demo Works will see that you withdrew/)).toBeDefined()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(await status()).toBe('Applied')
  await user.click(screen.getByRole('button', { name: 'Withdraw the application for Tester' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }))
  await screen.findByText('You withdrew this application. You can apply again while the job is open.')
  expect(await status()).toBe('Withdrawn')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Your application is active again')
  expect(await status()).toBe('Applied')
})

test('a job’s page withdraws too, and is open to apply again at once', async () => {
  const [person, job] = [await api.aCandidate(), await aJob({ title: 'Tester' })]
  await (await api.as(person)).applications.apply({ body: { JobID: job.id } })
  const { user } = await show(person, `/job-details?Job=${job.id}`)
  await user.click(await screen.findByRole('button', { name: 'Withdraw the application for Tester' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }))
  await user.click(await screen.findByRole('button', { name: 'Apply to Tester' }))
  await screen.findByRole('button', { name: 'Applied to Tester' })
})

test('a drive is withdrawn from before its fee; a paid seat says why it can’t be', async () => {
  const [person, drive] = [await api.aCandidate(), await aDrive({ title: 'Winter drive' })]
  const paid = await aDrive({ title: 'Paid drive' })
  const client = await api.as(person)
  await client.applications.apply({ body: { placementID: drive.id } })
  await aDriveApplication({ driveId: paid.id, candidateId: person.id, status: 'Applied' })
  const { user } = await show(person, `/drive-detail?ID=${drive.id}`)
  await user.click(await screen.findByRole('button', { name: 'Withdraw the application for Winter drive' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }))
  await screen.findByRole('heading', { name: 'You withdrew your request' })
  expect(screen.getByRole('button', { name: /Request again/ })).toBeDefined()
  await show(person, `/drive-detail?ID=${paid.id}`)
  await screen.findByText(/Your seat is paid, so you can’t withdraw here/)
})

test('a course is withdrawn from before its fee, which is not asked for any more; Undo brings both back', async () => {
  const [person, course] = [await api.aCandidate(), await aCourse({ title: 'Tally', price: 950_000 })]
  await (await api.as(person)).applications.applyToCourse({ body: { CourseID: course.id } })
  const { user } = await show(person, '/my-applications')
  await user.click(await screen.findByRole('button', { name: 'Withdraw the application for Tally' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw from Tally?' }))
  expect(question.getByText(/You don’t pay anything/)).toBeDefined()
  await user.click(question.getByRole('button', { name: 'Withdraw' }))
  await screen.findByText('You withdrew this application. You can apply again.')
  expect(screen.queryByRole('link', { name: /Pay/ })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('You applied. Pay the fee of ₹9,500 to take your seat.')
})
