import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import type { AppRoutes } from '@pramaan/app-shell/router/app-routes.ts'
import { bareApp } from '@pramaan/app-shell/testing/bare-app.tsx'
import { movableClock } from '@pramaan/app-shell/testing/browser/clock.ts'
import { closeApp, showApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { featureTexts } from '../../texts/en.ts'
import { JobListing } from './job-listing.tsx'

const api = await startApi()
const { aJob } = createOpenings(api.deps)

function mapOf(app: 'employer' | 'staff', role: 'Employer' | 'Admin'): AppRoutes {
  return bareApp(app, { '/jobs': { screen: async () => JobListing, for: [role], title: 'app.name' } }, '/jobs')
}

test('an Employer’s listing is Your Jobs, with View in place of Apply, in the accordion and in the table [C-081]', async () => {
  const employer = await api.anEmployer()
  const job = await aJob({ title: 'Tally clerk', employerId: employer.id })
  await aJob({ title: 'Another employer’s' })
  const shown = { map: mapOf('employer', 'Employer'), catalogue: featureTexts, at: '/jobs' }
  const { user } = await showAppAs(api, employer.phone ?? '', 'Employer', shown)
  await screen.findByRole('heading', { name: '1 job found' })
  expect(screen.getByText('Your jobs')).toBeDefined()
  const view = screen.getByRole('link', { name: 'View Tally clerk' })
  expect(view.getAttribute('href')).toBe(`/job-details?Job=${job.id}`)
  await user.click(screen.getByRole('radio', { name: 'Table' }))
  const table = within(await screen.findByRole('table', { name: 'Job listing' }))
  expect(table.getByRole('link', { name: 'View Tally clerk' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Apply/ })).toBeNull()
})

test('an Employer’s jobs start with the company’s city, and filters and pages keep the chosen city', async () => {
  const employer = await api.anEmployer({ location: 'Mumbai' })
  for (const location of ['Mumbai', 'Nashik', 'Pune'])
    await aJob({ title: `In ${location}`, location, employerId: employer.id })
  const shown = { map: mapOf('employer', 'Employer'), catalogue: featureTexts, at: '/jobs' }
  const { user, address } = await showAppAs(api, employer.phone ?? '', 'Employer', shown)
  const listed = () => screen.getAllByRole('link', { name: /^View In / }).map(({ ariaLabel }) => ariaLabel)
  await screen.findByText('In and near Mumbai first')
  await waitFor(() => expect(listed()).toEqual(['View In Mumbai', 'View In Pune', 'View In Nashik']))
  await user.click(screen.getByRole('button', { name: 'Only Mumbai' }))
  await waitFor(() => expect(listed()).toEqual(['View In Mumbai']))
  expect(screen.getByText('Only Mumbai')).toBeDefined()
  expect(address()).toBe('/jobs?location=Mumbai')
  await user.click(screen.getByRole('button', { name: 'Anywhere' }))
  await screen.findByText('From anywhere')
  await waitFor(() => expect(listed()).toEqual(['View In Pune', 'View In Nashik', 'View In Mumbai']))
  await user.click(screen.getByRole('radio', { name: /Full time/ }))
  await waitFor(() => expect(address()).toBe('/jobs?type=Full%20Time&near=Anywhere'))
})

test('a city in the words is the one that the line above the list names', async () => {
  const employer = await api.anEmployer({ location: 'Mumbai' })
  for (const location of ['Mumbai', 'Pimpri-Chinchwad', 'Pune'])
    await aJob({ title: 'Welder', location, employerId: employer.id })
  const shown = { map: mapOf('employer', 'Employer'), catalogue: featureTexts, at: '/jobs?term=welder%20pune' }
  await showAppAs(api, employer.phone ?? '', 'Employer', shown)
  await screen.findByRole('heading', { name: 'All 2 jobs found' })
  await screen.findByText('In and near Pune first')
  expect(screen.queryByRole('button', { name: 'Only Mumbai' })).toBeNull()
})

test('an Admin’s listing is Your Jobs too, with View [C-101]', async () => {
  await aJob({ title: 'Tally clerk' })
  const admin = await api.aStaffMember('Admin')
  await showAppAs(api, admin.phone ?? '', 'Staff', {
    map: mapOf('staff', 'Admin'),
    catalogue: featureTexts,
    at: '/jobs',
  })
  await screen.findByRole('link', { name: 'View Tally clerk' })
  expect(screen.getByText('Your jobs')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Apply/ })).toBeNull()
})

test('without a network the listing says that it failed, no longer loads, and asks nothing again by itself', async () => {
  const employer = await api.anEmployer()
  const shown = { map: mapOf('employer', 'Employer'), catalogue: featureTexts, at: '/jobs' }
  const { storage, send } = await showAppAs(api, employer.phone ?? '', 'Employer', shown)
  closeApp()
  const asked: string[] = []
  const failing: typeof send = async (url, init) => {
    if (!/\/(jobs|employer)\b/.test(url)) return send(url, init)
    asked.push(url)
    throw new TypeError('Failed to fetch')
  }
  const clock = movableClock()
  const { queries } = await showApp(api, { ...shown, storage, send: failing })
  await screen.findByText('This could not be loaded')
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  const before = asked.length
  await clock.pass(10_000)
  expect(asked.length).toBe(before)
  expect(screen.queryByText('Loading...')).toBeNull()
  expect(screen.getByText('From anywhere')).toBeDefined()
})

test('a pasted description is cut behind a word, and the list says how much of it is searched', async () => {
  const employer = await api.anEmployer()
  await aJob({ title: 'Store keeper', employerId: employer.id })
  const shown = { map: mapOf('employer', 'Employer'), catalogue: featureTexts, at: '/jobs' }
  const { user } = await showAppAs(api, employer.phone ?? '', 'Employer', shown)
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search jobs' })
  await user.click(box)
  await user.paste('Store keeper who keeps spare parts in order and writes records of them. '.repeat(20))
  expect(box.value).toMatch(
    /^Store keeper .*\s(?:Store|keeper|who|keeps|spare|parts|in|order|and|writes|records|of|them\.) …$/,
  )
  await user.keyboard('{Enter}')
  await screen.findByText(`Only the first ${box.value.length - 2} letters are searched.`, { exact: false })
})
