import { createOpenings } from '@pramaan/api/testing/people/openings'
import { aPicture, inputOf } from '@pramaan/app-shell/testing/files.ts'
import { closeApp, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Api, type PostingApp, postingIn } from '../posting-app.ts'

/** The full form of a job, on its page and inside a drive. */
export function jobForm(api: Api, posting: PostingApp) {
  const { aPoster, show } = postingIn(api, posting)

  const { aDrive } = createOpenings(api.deps)
  type User = Awaited<ReturnType<typeof show>>['user']

  const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })

  /** The error next to a field. */
  function said(field: HTMLElement) {
    const [id] = (field.getAttribute('aria-describedby') ?? '').split(' ')
    return document.getElementById(id ?? '')?.textContent
  }

  async function pick(user: User, name: RegExp, typed: string) {
    const field = screen.getByRole('combobox', { name })
    await user.type(field, typed)
    await user.click(await screen.findByRole('option', { name: typed }))
  }

  async function fillAll(user: User) {
    await user.type(box('Job title'), 'Tally clerk')
    await waitFor(() => expect(list('Domain').options.length).toBeGreaterThan(2))
    await user.selectOptions(list('Domain'), 'Software')
    await pick(user, /^Role/, 'Backend Developer')
    await user.click(screen.getByRole('radio', { name: 'Full time' }))
    await user.click(screen.getByRole('radio', { name: 'Hybrid' }))
    await user.selectOptions(list('Location'), 'Panvel')
    await user.selectOptions(list('Experience'), '2 years')
    await user.selectOptions(list('Qualification'), 'Graduation')
    await pick(user, /^Degrees/, 'BCA')
    const suggested = await screen.findAllByRole('region', { name: 'Suggested for Backend Developer' })
    for (const region of suggested) await user.click(within(region).getByRole('button', { name: 'Add all' }))
    await user.selectOptions(list('CTC in LPA'), '4.3 to 5')
    await user.type(box('Openings'), '1२')
    await user.type(box('Description'), 'Books, GST, and good tea.')
  }

  test('an empty full form marks each missing field, focuses the first, and sends nothing [C-471 E-230 E-542–555 E-557 E-823]', async () => {
    const { user } = await show('/new-job-form', await aPoster())
    await screen.findByRole('heading', { level: 1, name: 'Post new job' })
    await user.click(screen.getByRole('button', { name: 'Post job' }))
    await screen.findByText('Please provide the job title.')
    expect(document.activeElement).toBe(box('Job title'))
    expect(said(box('Job title'))).toBe('Please provide the job title.')
    expect(said(list('Domain'))).toBe('Please select the domain.')
    expect(said(screen.getByRole('combobox', { name: /^Role/ }))).toBe('Please select the role.')
    expect(said(screen.getByRole('group', { name: 'Job type' }))).toBe('Please select the job type.')
    expect(said(screen.getByRole('group', { name: 'Work model' }))).toBe('Please select the work model.')
    expect(said(list('Location'))).toBe('Please select the job location.')
    expect(said(list('Experience'))).toBe('Please select the experience.')
    expect(said(list('Qualification'))).toBe('Please select a required qualification.')
    expect(said(screen.getByRole('combobox', { name: /^Degrees/ }))).toBe('Please select a degree.')
    expect(said(screen.getByRole('combobox', { name: /^General skills/ }))).toBe('Please select general skills.')
    expect(said(screen.getByRole('combobox', { name: /^Professional skills/ }))).toBe(
      'Please select professional skills.',
    )
    expect(said(list('CTC in LPA'))).toBe('Please select the CTC range.')
    expect(said(box('Openings'))).toBe('Please provide a valid number of openings.')
    expect(said(box('Description'))).toBe('Please provide a description.')
    await user.type(box('Job title'), 'Tally clerk')
    await user.click(screen.getByRole('button', { name: 'Post job' }))
    await waitFor(() => expect(document.activeElement).toBe(list('Domain')))
    await user.type(screen.getByRole('combobox', { name: /^Degrees/ }), 'zzz')
    await screen.findByText('no suggestion')
  })

  test('a role is found by a name in another script, and the list says that it is also called so', async () => {
    const { user } = await show('/new-job-form', await aPoster())
    await waitFor(() => expect(list('Domain').options.length).toBeGreaterThan(2))
    await user.selectOptions(list('Domain'), 'Software')
    const role = screen.getByRole<HTMLInputElement>('combobox', { name: /^Role/ })
    await user.type(role, 'बैकएंड डेवलपर')
    await user.click(await screen.findByRole('option', { name: /^Backend Developer.*also called “बैकएंड डेवलपर”/ }))
    await waitFor(() => expect(role.value).toBe('Backend Developer'))
  })

  test('the full form posts the job, shows Submitting... meanwhile, and leads to its page [E-001 E-231 E-232 E-538 E-556 E-576 E-667 E-668]', async () => {
    const poster = await aPoster({ companyName: 'Sahyadri Textiles' })
    const { storage, send, ...first } = await show('/new-job-form', poster)
    await screen.findByRole('heading', { level: 1, name: 'Post new job' })
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Jobs' }).getAttribute('href')).toBe('/jobs')
    await fillAll(first.user)
    expect(box('Openings').value).toBe('1२')
    await first.user.upload(await inputOf('Image of the job optional'), aPicture('desk.png'))
    await screen.findByRole('button', { name: 'Remove the image' })
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'The image of the job' }).src).toContain('/api/files/')
    closeApp()

    // The same browser after a reload: the typed values are still there.
    const line = Promise.withResolvers<void>()
    const slow: typeof send = async (url, init) => {
      if (url.endsWith('/api/jobs') && init?.method === 'POST') await line.promise
      return send(url, init)
    }
    const { user, address } = await showApp(api, { ...posting.app, storage, send: slow, at: '/new-job-form' })
    await screen.findByText('We saved what you had typed.', { exact: false })
    await waitFor(() => expect(list('Domain').selectedOptions[0]?.text).toBe('Software'))
    await user.click(screen.getByRole('button', { name: 'Post job' }))
    await screen.findByRole('button', { name: 'Submitting...' })
    line.resolve()
    await screen.findByRole('heading', { level: 1, name: 'Tally clerk' })
    const { data } = await (await api.as(poster.viewer)).jobs.list({ query: {} })
    expect(address()).toBe(`/job-details?Job=${data[0]?.ID}`)
    expect(data).toMatchObject([
      {
        Title: 'Tally clerk',
        JobRole: 'Backend Developer',
        Domain: 'Software',
        Type: 'Full Time',
        WorkModel: 'Hybrid',
        Location: 'Panvel',
        Experience: '2',
        Education: 'Graduation',
        Degree: ['BCA'],
        CtcFrom: 4.3,
        CtcTo: 5,
        Openings: 12,
        Description: 'Books, GST, and good tea.',
        CompanyName: posting.role === 'Employer' ? 'Sahyadri Textiles' : null,
        Image: expect.stringContaining('/api/files/'),
      },
    ])
    const skills = await (await api.as(poster.viewer)).jobs.roleSkills({ params: { roleId: data[0]?.RoleID ?? 0 } })
    expect(data[0]?.Skills).toEqual(skills.data)
    expect(storage.getItem(`pramaan.draft.${poster.viewer.id}.job`)).toBeNull()
  })

  test('a submit that fails is logged, shows no message, and the button can be pressed again [E-539 E-812]', async () => {
    const poster = await aPoster()
    const { storage, send, ...first } = await show('/new-job-form', poster)
    await screen.findByRole('heading', { level: 1, name: 'Post new job' })
    await fillAll(first.user)
    closeApp()
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let down = true
    const shaky: typeof send = async (url, init) => {
      if (down && url.endsWith('/api/jobs') && init?.method === 'POST') throw new TypeError('Failed to fetch')
      return send(url, init)
    }
    const { user } = await showApp(api, { ...posting.app, storage, send: shaky, at: '/new-job-form' })
    await screen.findByText('We saved what you had typed.', { exact: false })
    await waitFor(() => expect(list('Domain').value).not.toBe(''))
    await user.click(screen.getByRole('button', { name: 'Post job' }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(again.getAttribute('aria-disabled')).toBeNull()
    expect(log).toHaveBeenCalled()
    expect(screen.queryByRole('alert')).toBeNull()
    down = false
    await user.click(again)
    await screen.findByRole('heading', { level: 1, name: 'Tally clerk' })
  })

  test('Cancel leads back to the jobs, and a form started afresh is empty [E-233]', async () => {
    const { user, address, storage, send } = await show('/new-job-form', await aPoster())
    await screen.findByRole('heading', { level: 1, name: 'Post new job' })
    await user.type(box('Job title'), 'Half a thought')
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    await screen.findByRole('heading', { level: 1, name: 'Job listing' })
    expect(address()).toBe('/jobs')
    closeApp()
    const again = await showApp(api, { ...posting.app, storage, send, at: '/new-job-form' })
    await screen.findByDisplayValue('Half a thought')
    await again.user.click(screen.getByRole('button', { name: 'Start afresh' }))
    expect(box('Job title').value).toBe('')
  })

  test('inside a drive the form opens in a modal, and what it posts is a job of the drive [E-234]', async () => {
    const poster = await aPoster()
    const drive = await aDrive({ employerId: poster.owner.id })
    const { user } = await show(`/emp-placement-drive-details?drive=${drive.id}`, poster)
    await user.click(await screen.findByRole('button', { name: 'Add job' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Full form' }))
    const modal = within(await screen.findByRole('dialog', { name: 'Post new job' }))
    await user.click(modal.getByRole('button', { name: 'Post job' }))
    await modal.findByText('Please provide the job title.')
    await fillAll(user)
    await user.click(modal.getByRole('button', { name: 'Post job' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { data } = await (await api.as(poster.viewer)).jobs.list({ query: { PlacementDriveID: drive.id } })
    expect(data).toMatchObject([{ Title: 'Tally clerk', PlacementDriveID: drive.id }])
  })
}
