import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { savedFiles } from '@pramaan/app-shell/testing/saved-files.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const { aDrive, aDriveApplication } = createOpenings(api.deps)

const day = {
  title: 'Spring drive',
  fromDate: '2026-11-24',
  toDate: '2026-11-25',
  venue: 'Town hall, Station Road, Satara',
  reportingTime: '09:30',
  contactName: 'Drive desk',
  contactPhone: '02162 234567',
  bring: 'Photo ID\nTwo copies of your CV',
}

async function passOf(about: Parameters<typeof aDrive>[0]) {
  const person = await api.aCandidate({}, { fullName: 'Asha Rao' })
  const drive = await aDrive(about)
  await aDriveApplication({ driveId: drive.id, candidateId: person.id, status: 'Applied' })
  const at = `/drive-detail?ID=${drive.id}`
  const { user } = await showAppAs(api, String(person.phone), 'Candidate', { map: routes, catalogue: texts, at })
  const heading = await screen.findByRole('heading', { name: 'Your pass' })
  return { user, drive, pass: within(heading.closest('section') as HTMLElement) }
}

test('a booked seat has a pass with name, hour, place, contact and what to bring, and counts to the first day', async () => {
  const { pass } = await passOf(day)
  expect(pass.getByText('Asha Rao')).toBeTruthy()
  expect(pass.getByText('24/11/2026, 09:30')).toBeTruthy()
  expect(pass.getByText(day.venue)).toBeTruthy()
  expect(pass.getByRole('link', { name: /^Drive desk.*02162 234567$/ }).getAttribute('href')).toBe('tel:02162234567')
  expect(pass.getByText(/^Photo ID/).textContent).toBe(day.bring)
  expect(screen.getAllByText('Starts in 3 days')).not.toEqual([])
})

test('a pass goes into the calendar at the hour of arrival in India, with place and reminders', async () => {
  const { user, drive, pass } = await passOf(day)
  const { names, lines } = savedFiles()
  await user.click(pass.getByRole('button', { name: 'Add to calendar' }))
  await waitFor(() => expect(names).toEqual(['drive.ics']))
  expect(await lines()).toEqual(
    expect.arrayContaining([
      `UID:drive-${drive.id}@pramaan`,
      'SUMMARY:Spring drive: Report by 09:30',
      'DTSTART:20261124T040000Z',
      'LOCATION:Town hall\\, Station Road\\, Satara',
      'TRIGGER:-P1D',
      'TRIGGER:-PT2H',
    ]),
  )
})

test('a pass of a drive without a place says that it will stand there, and the calendar has the whole days', async () => {
  const { user, pass } = await passOf({ fromDate: '2026-11-24', toDate: '2026-11-25' })
  expect(pass.getByText(/^The organiser has not said yet/)).toBeTruthy()
  const { names, lines } = savedFiles()
  await user.click(pass.getByRole('button', { name: 'Add to calendar' }))
  await waitFor(() => expect(names).toEqual(['drive.ics']))
  expect(await lines()).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261126']))
})
