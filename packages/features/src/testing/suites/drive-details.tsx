import { createOpenings } from '@pramaan/api/testing/people/openings'
import { fillDate } from '@pramaan/app-shell/testing/fill-date.ts'
import { placementDrives } from '@pramaan/database/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Api, type Poster, type PostingApp, postingIn } from '../posting-app.ts'

/** The details of a drive, its jobs and applicants. */
export function driveDetails(api: Api, posting: PostingApp) {
  const { aPoster, show } = postingIn(api, posting)

  const { aDrive, aJob, aDriveApplication } = createOpenings(api.deps)

  /** A poster on the details page of a drive. */
  async function onDetails(about: Parameters<typeof aDrive>[0] = {}) {
    const poster = await aPoster()
    const drive = await aDrive({
      title: 'Nashik hiring day',
      criteria: 'Typing',
      employerId: poster.owner.id,
      ...about,
    })
    const at = `/emp-placement-drive-details?drive=${drive.id}`
    return { poster, drive, at }
  }

  const titleLevel = posting.dense ? 1 : 3

  /** The link to a candidate's profile: in a console's table the name itself. */
  const viewOf = (name: string) => (posting.dense ? name : `View ${name}`)

  type User = Awaited<ReturnType<typeof show>>['user']

  /** Opens one of the ways to add a job. */
  async function add(user: User, way: string) {
    await user.click(await screen.findByRole('button', { name: 'Add job' }))
    await user.click(await screen.findByRole('menuitem', { name: way }))
  }

  const client = async (poster: Poster) => (await api.as(poster.viewer)).drives
  const jobsOf = async (poster: Poster, id: number) => {
    const { data } = await (await client(poster)).get({ params: { id } })
    return data.Jobs
  }

  describe('the details of a drive', () => {
    test('show its card, its jobs with their count, and everyone who applied with View [E-016 E-290 E-292 E-294–298 S-005 S-348]', async () => {
      const { poster, drive, at } = await onDetails()
      const job = await aJob({ title: 'Fitter', driveId: drive.id, employerId: poster.owner.id })
      const person = await api.aCandidate({}, { fullName: 'Asha Rao' })
      await aDriveApplication({ driveId: drive.id, candidateId: person.id, status: 'Accepted' })
      await (await api.as(await api.aCandidate())).applications.apply({ body: { JobID: job.id } })
      await show(at, poster)
      expect(await screen.findByRole('heading', { name: 'Jobs at Nashik hiring day 1' })).toBeDefined()
      const main = within(screen.getByRole('main'))
      expect(main.getByText(/4 days remaining/)).toBeDefined()
      const link = main.getByRole('link', { name: /^Fitter/ })
      expect(link.getAttribute('href')).toBe(`/emp-placement-job-details?driveID=${drive.id}&Job=${job.id}`)
      const row = link.closest('tr') ?? link
      expect(row.textContent).toMatch(posting.dense ? /₹4–6 LPAOpenings 2$/ : /₹4–6 LPA\s· 2 openings/)
      expect(await main.findByRole('heading', { name: 'All applied candidates 2' })).toBeDefined()
      expect(main.getByText('1 request to take part in the drive, 1 application to its jobs')).toBeDefined()
      expect(main.getByText('Accepted')).toBeDefined()
      const view = main.getByRole('link', { name: viewOf('Asha Rao') })
      expect(view.getAttribute('href')).toBe(`/candidate-profile?candidate=${person.id}`)
      expect(main.getByRole('link', { name: 'Placement drives' }).getAttribute('href')).toBe(posting.drives)
    })

    test('say what is empty in the spec’s words [E-819 E-820]', async () => {
      const { poster, at } = await onDetails()
      await show(at, poster)
      expect(await screen.findByRole('heading', { name: 'No jobs at this placement drive' })).toBeDefined()
      expect(await screen.findByRole('heading', { name: 'No applications yet' })).toBeDefined()
    })

    test('turn into a form and back: Cancel restores the values, Save stores the five fields [E-299 E-300 E-692]', async () => {
      const { poster, drive, at } = await onDetails()
      const { user } = await show(at, poster)
      await user.click(await screen.findByRole('button', { name: 'Edit' }))
      await user.clear(screen.getByLabelText('Title'))
      await user.click(screen.getByRole('button', { name: 'Save' }))
      expect(await screen.findByText('Please provide a valid title.')).toBeDefined()
      await user.type(screen.getByLabelText('Title'), 'Never mind')
      await user.click(screen.getByRole('button', { name: 'Cancel' }))
      expect(await screen.findByRole('heading', { level: titleLevel, name: 'Nashik hiring day' })).toBeDefined()
      await user.click(screen.getByRole('button', { name: 'Edit' }))
      expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Nashik hiring day')
      await user.type(screen.getByLabelText('Title'), ' 2026')
      await user.selectOptions(screen.getByLabelText('Location'), 'Nashik')
      await fillDate(user, 'Last day', '2026-11-01')
      await user.click(screen.getByRole('button', { name: 'Save' }))
      expect(await screen.findByText('The end date cannot be before the start date.')).toBeDefined()
      await fillDate(user, 'Last day', '2026-11-26')
      await user.click(screen.getByRole('button', { name: 'Save' }))
      expect(await screen.findByRole('heading', { level: titleLevel, name: 'Nashik hiring day 2026' })).toBeDefined()
      const { data } = await (await client(poster)).get({ params: { id: drive.id } })
      expect(data).toMatchObject({ Title: 'Nashik hiring day 2026', Location: 'Nashik', Criteria: 'Typing' })
      expect(data).toMatchObject({ FromDate: '2026-11-20', ToDate: '2026-11-26', Openings: 40 })
    })

    test('delete the drive only after a question, and lead to the list [E-001 E-514 E-515 E-662 E-663]', async () => {
      const { poster, at } = await onDetails()
      const { user, address } = await show(at, poster)
      await user.click(await screen.findByRole('button', { name: 'Delete' }))
      const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Nashik hiring day”?' }))
      expect(document.activeElement?.textContent).toBe('Cancel')
      await user.click(question.getByRole('button', { name: 'Cancel' }))
      expect(await api.db.select().from(placementDrives)).toMatchObject([{ deletedAt: null }])
      await user.click(screen.getByRole('button', { name: 'Delete' }))
      await user.click(await screen.findByRole('button', { name: 'Delete drive' }))
      await waitFor(() => expect(address()).toBe('/emp-placement-drives'))
      expect(await screen.findByRole('heading', { name: 'No placement drives found' })).toBeDefined()
      expect(await api.db.select().from(placementDrives)).toMatchObject([{ deletedAt: api.deps.now() }])
    })
  })

  describe('a job joins a drive', () => {
    test('by ‘Add New Job’: every field required, numbers as they are typed; Add stays open for the next one, Save closes [E-324 E-325 E-591–595]', async () => {
      const { poster, drive, at } = await onDetails()
      const { user } = await show(at, poster)
      await add(user, 'Short form')
      const dialog = within(await screen.findByRole('dialog', { name: 'Add new job' }))
      const buttons = dialog.getAllByRole('button').map(({ textContent }) => textContent)
      expect(buttons.filter(Boolean)).toEqual(['Close', 'Add', 'Save'])
      await user.click(dialog.getByRole('button', { name: 'Save' }))
      for (const message of [
        'Please provide the job title.',
        'Please provide the company name.',
        'Please provide a valid number of openings.',
        'Please provide CTC from.',
        'Please provide CTC to.',
      ])
        expect(await dialog.findByText(message)).toBeDefined()
      const fields = ['Job title', 'Company name', 'Job openings', 'CTC from (LPA)', 'CTC to (LPA)']
      const fill = async (...texts: string[]) => {
        for (const [index, text] of texts.entries()) await user.type(dialog.getByLabelText(fields[index] ?? ''), text)
      }
      await fill('Welder', 'Demo Works', '10-12', '4,50,000', 'up to 2')
      const value = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).value
      expect(fields.slice(2).map(value)).toEqual(['10-12', '4,50,000', 'up to 2'])
      const refused = [
        'This is a range. Enter one number.',
        'Enter the pay of a year in lakhs: 4.5, not 4,50,000.',
        'Enter the number in digits, such as 12.',
      ]
      for (const message of refused) expect(await dialog.findByText(message)).toBeDefined()
      const retype = async (texts: Record<string, string>) => {
        for (const [label, text] of Object.entries(texts)) {
          await user.clear(dialog.getByLabelText(label))
          await user.type(dialog.getByLabelText(label), text)
        }
      }
      await retype({ 'Job openings': '१२', 'CTC from (LPA)': '₹ 4.5 LPA', 'CTC to (LPA)': '2' })
      for (const message of refused) expect(dialog.queryByText(message)).toBeNull()
      await user.click(dialog.getByRole('button', { name: 'Add' }))
      expect(await dialog.findByText('CTC to cannot be below CTC from.')).toBeDefined()
      await user.type(dialog.getByLabelText('CTC to (LPA)'), '0')
      await user.click(dialog.getByRole('button', { name: 'Add' }))
      await waitFor(() => expect(value('Job title')).toBe(''))
      await fill('Fitter', 'Demo Works', '1', '2', '4')
      await user.click(dialog.getByRole('button', { name: 'Save' }))
      expect(await screen.findByRole('heading', { name: 'Jobs at Nashik hiring day 2' })).toBeDefined()
      expect(screen.queryByRole('dialog')).toBeNull()
      expect((await jobsOf(poster, drive.id)).toSorted((a, b) => a.JobID - b.JobID)).toMatchObject([
        { jobTitle: 'Welder', companyName: 'Demo Works', jobOpenings: 12, jobCtcFrom: 4.5, jobCtcTo: 20 },
        { jobTitle: 'Fitter', jobOpenings: 1, jobCtcFrom: 2, jobCtcTo: 4 },
      ])
    })

    test('by ‘Add New Job’, which asks before it closes with unsaved input', async () => {
      const { poster, at } = await onDetails()
      const { user } = await show(at, poster)
      await add(user, 'Short form')
      await user.type(screen.getByLabelText('Job title'), 'Weld')
      await user.keyboard('{Escape}')
      await user.click(await screen.findByRole('button', { name: 'Stay here' }))
      expect(screen.getByLabelText<HTMLInputElement>('Job title').value).toBe('Weld')
      await user.keyboard('{Escape}')
      await user.click(await screen.findByRole('button', { name: 'Leave anyway' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })

    test('by a row that opens and closes: title, company and upper pay required, both choices from the spec [C-379 E-301 E-596–600]', async () => {
      const { poster, drive, at } = await onDetails()
      const { user } = await show(at, poster)
      await add(user, 'In a row here')
      await add(user, 'Close the row')
      expect(screen.queryByRole('form', { name: 'Add new job' })).toBeNull()
      await add(user, 'In a row here')
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Job title')))
      const row = within(screen.getByRole('form', { name: 'Add new job' }))
      const choices = (label: string) => {
        const options = [...row.getByLabelText<HTMLSelectElement>(label).options]
        return options.map(({ value }) => value).filter(Boolean)
      }
      expect(choices('Job openings')).toEqual(['1', '2', '3', '4', '5', '6'])
      expect(choices('CTC up to (LPA)')).toEqual(['5', '10', '15', '20', '25', '35'])
      await user.click(row.getByRole('button', { name: 'Add' }))
      for (const message of [
        'Please provide the job title.',
        'Please provide the company name.',
        'Please provide CTC to.',
      ])
        expect(await row.findByText(message)).toBeDefined()
      await user.type(row.getByLabelText('Job title'), 'Welder')
      await user.type(row.getByLabelText('Company name'), 'Demo Works')
      await user.selectOptions(row.getByLabelText('Job openings'), '3')
      await user.selectOptions(row.getByLabelText('CTC up to (LPA)'), '15')
      await user.click(row.getByRole('button', { name: 'Add' }))
      expect(await screen.findByRole('link', { name: /^Welder/ })).toBeDefined()
      expect(await jobsOf(poster, drive.id)).toMatchObject([{ jobTitle: 'Welder', jobOpenings: 3, jobCtcTo: 15 }])
    })

    test('by a separate page, which leads back to the drive [E-019 S-351]', async () => {
      const { poster, drive } = await onDetails()
      const { user, address } = await show(`/new-placement-drive-job-form?drive=${drive.id}`, poster)
      expect(await screen.findByRole('heading', { level: 1, name: 'Add new job' })).toBeDefined()
      const texts = { 'Job title': 'Welder', 'Company name': 'Demo Works', 'Job openings': '2' }
      for (const [label, text] of Object.entries(texts)) await user.type(screen.getByLabelText(label), text)
      await user.type(screen.getByLabelText('CTC from (LPA)'), '2')
      await user.type(screen.getByLabelText('CTC to (LPA)'), '4')
      await user.click(screen.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(address()).toBe(`/emp-placement-drive-details?drive=${drive.id}`))
      expect(await screen.findByRole('heading', { name: 'Jobs at Nashik hiring day 1' })).toBeDefined()
    })
  })

  test('one job of a drive shows its card and only its applicants; Back leads to the drive [E-018 E-302–304 S-350]', async () => {
    const { poster, drive } = await onDetails()
    const job = await aJob({ title: 'Fitter', driveId: drive.id, employerId: poster.owner.id })
    const [asha, ravi] = [
      await api.aCandidate({}, { fullName: 'Asha Rao' }),
      await api.aCandidate({}, { fullName: 'Ravi Kale' }),
    ]
    await (await api.as(asha)).applications.apply({ body: { JobID: job.id } })
    await aDriveApplication({ driveId: drive.id, candidateId: ravi.id, status: 'Applied' })
    await show(`/emp-placement-job-details?driveID=${drive.id}&Job=${job.id}`, poster)
    expect(await screen.findByRole('heading', { level: 1, name: 'Fitter' })).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'Applicants 1' })).toBeDefined()
    const view = screen.getByRole('link', { name: viewOf('Asha Rao') })
    expect(view.getAttribute('href')).toBe(`/candidate-profile?candidate=${asha.id}`)
    expect(screen.queryByText('Ravi Kale')).toBeNull()
    if (posting.dense) expect(screen.getByRole('columnheader', { name: 'Phone' })).toBeDefined()
    const back = screen.getByRole('link', { name: posting.dense ? drive.title : 'Back to the drive' })
    expect(back.getAttribute('href')).toBe(`/emp-placement-drive-details?drive=${drive.id}`)
  })
}
