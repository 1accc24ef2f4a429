import { createOpenings } from '@pramaan/api/testing/people/openings'
import { savedFiles } from '@pramaan/app-shell/testing/saved-files.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Api, type PostingApp, postingIn } from '../posting-app.ts'
import { jobFilters } from './job-filters.tsx'

/** The job listing for accounts that post jobs. */
export function jobListing(api: Api, posting: PostingApp) {
  const { aPoster, show } = postingIn(api, posting)

  const { aJob } = createOpenings(api.deps)

  const found = (text: string) => screen.findByRole('heading', { level: 2, name: text })

  jobFilters(api, async () => {
    const poster = await aPoster()
    return { employerId: poster.owner.id, show: (at) => show(at, poster) }
  })

  describe('the job listing of accounts that post', () => {
    test.each(posting.jobs)(
      'at %s is Your Jobs, counted, each with View and View More: an employer’s own, or all for an Admin [C-081 C-082 C-086 C-097–099 C-101 C-487 E-235 E-237 E-246 E-248 E-253 E-267–269]',
      async (at) => {
        const poster = await aPoster()
        const job = await aJob({
          title: 'Tally clerk',
          employerId: poster.owner.id,
          description: 'Books.',
          openings: 3,
        })
        await aJob({ title: 'Another employer’s' })
        const { user } = await show(at, poster)
        await found(posting.role === 'Admin' ? 'All 2 jobs found' : '1 job found')
        expect(screen.getByRole('heading', { level: 1, name: 'Job listing' })).toBeDefined()
        expect(screen.getByText('Your jobs')).toBeDefined()
        const row = within(screen.getByRole('link', { name: 'Tally clerk' }).closest('li') ?? document.body)
        for (const text of ['Full time', '3 openings', '0 applicants', 'Fresher', '₹4–6 LPA'])
          expect(row.getByText(text)).toBeDefined()
        expect(row.getByRole('link', { name: 'View Tally clerk' }).getAttribute('href')).toBe(
          `/job-details?Job=${job.id}`,
        )
        expect(row.queryByRole('button', { name: /Apply/ })).toBeNull()
        await user.click(row.getByRole('button', { name: 'View more of Tally clerk' }))
        expect(row.getByText('Books.')).toBeDefined()
        await user.click(row.getByRole('button', { name: 'Hide Tally clerk' }))
        expect(row.queryByText('Books.')).toBeNull()
        await user.click(screen.getByRole('link', { name: 'Tally clerk' }))
        expect(await screen.findByRole('dialog', { name: 'Job details' })).toBeDefined()
      },
    )

    test('is saved as Jobs.csv with drive, applicants and status, as many as are found [C-084 C-455 E-251]', async () => {
      const poster = await aPoster()
      await aJob({ title: 'Tally clerk', employerId: poster.owner.id })
      await aJob({ title: 'Old post', employerId: poster.owner.id, closedAt: api.deps.now() })
      const { user } = await show('/jobs?term=tally', poster)
      await found('1 job found')
      const { names, lines } = savedFiles()
      await user.click(await screen.findByRole('button', { name: 'Export to CSV' }))
      await waitFor(() => expect(names).toEqual(['Jobs.csv']))
      const [first, second, ...rest] = await lines()
      expect(first).toContain('Placement drive,Applicants,Status')
      expect(second).toMatch(/^\d+,Tally clerk,.*,0,Open$/)
      expect(rest).toEqual([''])
    })

    test('says No Job Found without one, and leads to the form of a new one [C-470 E-247 E-254 E-824]', async () => {
      await show('/jobs', await aPoster())
      await screen.findByRole('heading', { name: 'Loading...' })
      await found('No jobs found')
      const ways = await screen.findAllByRole('link', { name: 'Add job' })
      expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/new-job-form'])
    })

    test('is searched and filtered by state with counts in the address, and as a table too [C-083 C-085 E-245 E-250 E-252]', async () => {
      const poster = await aPoster()
      await aJob({ title: 'Tally clerk', employerId: poster.owner.id })
      await aJob({ title: 'Old post', employerId: poster.owner.id, closedAt: api.deps.now() })
      const { user, address } = await show('/jobs', poster)
      await found('All 2 jobs found')
      const panel = within(screen.getByRole('complementary', { name: 'Filters' }))
      await user.click(panel.getByRole('radio', { name: 'Closed 1' }))
      await found('1 job found')
      expect(address()).toBe('/jobs?state=closed')
      const row = within(screen.getByRole('link', { name: 'Old post' }).closest('li') ?? document.body)
      expect(row.getByText('Closed')).toBeDefined()
      await user.click(screen.getByRole('button', { name: 'Remove Closed' }))
      await found('All 2 jobs found')
      await user.type(screen.getByRole('searchbox', { name: 'Search jobs' }), 'tally')
      await waitFor(() => expect(address()).toBe('/jobs?term=tally'))
      await found('1 job found')
      await user.click(screen.getByRole('radio', { name: 'Table' }))
      const table = within(await screen.findByRole('table', { name: 'Job listing' }))
      const headings = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
      expect(headings).toEqual(['Job', 'Location', 'Pay', 'Openings', 'Experience', 'Applicants', 'Status', 'View'])
    })
  })

  describe('Create New Job on the listing', () => {
    test('marks missing fields in its own words, and posts with six fields [C-377 E-255 E-558–564 E-573]', async () => {
      const poster = await aPoster()
      const { user } = await show('/jobs', poster)
      await user.click(await screen.findByRole('button', { name: 'Add job' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Short form' }))
      const form = within(await screen.findByRole('form', { name: 'Add new job' }))
      await user.click(form.getByRole('button', { name: 'Post job' }))
      const messages = [
        ...['Please select the job type.', 'Please provide a job title.', 'Please select the job location.'],
        ...['Please select the CTC range.', 'Please provide openings.', 'Please select a required qualification.'],
      ]
      for (const message of messages) await form.findByText(message)
      expect(document.activeElement).toBe(form.getByRole('radio', { name: 'Full time' }))
      await user.click(form.getByRole('radio', { name: 'Internship' }))
      await user.type(form.getByRole('textbox', { name: 'Job title' }), 'Data entry')
      await user.selectOptions(form.getByRole('combobox', { name: 'Location' }), 'Navi Mumbai')
      await user.selectOptions(form.getByRole('combobox', { name: 'CTC in LPA' }), '15 Lakh and above')
      const openings = form.getByRole<HTMLInputElement>('textbox', { name: 'Openings' })
      await user.click(openings)
      await user.paste('5 to 8')
      await form.findByText('This is a range. Enter one number.')
      await user.clear(openings)
      await user.type(openings, '7')
      await user.selectOptions(form.getByRole('combobox', { name: 'Qualification' }), 'ITI')
      for (const message of messages) expect(form.queryByText(message)).toBeNull()
      await user.click(form.getByRole('button', { name: 'Post job' }))
      await found('1 job found')
      await screen.findByText('Data entry is posted')
      const { data } = await (await api.as(poster.viewer)).jobs.list({ query: {} })
      expect(data).toMatchObject([
        {
          Title: 'Data entry',
          Type: 'Internship',
          Location: 'Navi Mumbai',
          CtcFrom: 15,
          CtcTo: null,
          Openings: 7,
          Education: 'ITI',
          EmployerID: posting.role === 'Employer' ? poster.owner.id : null,
        },
      ])
    })
  })
}
