import { createOpenings } from '@pramaan/api/testing/people/openings'
import { aFile, aPicture, inputOf } from '@pramaan/app-shell/testing/files.ts'
import { dateField, fillDate } from '@pramaan/app-shell/testing/fill-date.ts'
import { closeApp, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { jobDomains, placementDrives } from '@pramaan/database/schema'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Api, type Poster, type PostingApp, postingIn } from '../posting-app.ts'

/** The form of a drive. */
export async function driveForm(api: Api, posting: PostingApp) {
  const { aPoster, show } = postingIn(api, posting)

  const { aDrive } = createOpenings(api.deps)
  const [domain] = await api.db.select().from(jobDomains).limit(1)
  type Shown = Awaited<ReturnType<typeof show>>
  type User = Shown['user']

  async function onForm(query = '', given?: Poster) {
    const poster = given ?? (await aPoster())
    const shown = await show(`/new-placement-drive-form${query}`, poster)
    await screen.findByRole('heading', { level: 1, name: /placement drive$/ })
    return { ...shown, poster }
  }

  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))
  const stored = () => api.db.select().from(placementDrives)
  const publish = (user: User) => press(user, 'Publish drive')

  /** The fields that the spec requires of every drive. */
  async function fillBasics(user: User, { end = '2026-12-03' } = {}) {
    const texts = { Title: 'Nashik hiring day', 'Sub-Title': 'Twelve teams', 'Avg. Package': '4.5', Openings: '40' }
    for (const [label, text] of Object.entries(texts)) await user.type(field(label), text)
    await user.selectOptions(field('Qualification'), 'Graduation')
    await user.selectOptions(field('Location'), 'Satara')
    await screen.findByRole('option', { name: domain?.title ?? '' })
    await user.selectOptions(field('Domain'), String(domain?.id))
    await fillDate(user, 'Start date', '2026-12-01')
    await fillDate(user, 'End date', end)
  }

  describe('the form of a new drive', () => {
    test.each(['', '?ID=null'])(
      'opens at the address %j, empty, and leads back to the list [E-017 E-307 E-308 S-349]',
      async (query) => {
        await onForm(query)
        expect(screen.getByRole('heading', { level: 1, name: 'Add new placement drive' })).toBeDefined()
        expect(field('Title').value).toBe('')
        const back = within(screen.getByRole('main')).getByRole('link', { name: 'Placement drives' })
        for (const link of [back, await screen.findByRole('link', { name: 'Cancel' })])
          expect(link.getAttribute('href')).toBe('/emp-placement-drives')
      },
    )

    test('marks each missing required field, and sends nothing [E-577–580 E-582–584]', async () => {
      const { user } = await onForm()
      await publish(user)
      for (const message of [
        'Please provide a valid title.',
        'Please provide a subtitle.',
        'Please provide the average package.',
        'Please provide a valid number of openings.',
        'Please select the qualification.',
        'Please select the location.',
        'Please select the domain.',
        'Please choose the start date.',
        'Please choose the end date.',
      ])
        expect(await screen.findByText(message)).toBeDefined()
      expect(document.activeElement).toBe(field('Title'))
      expect(await stored()).toEqual([])
    })

    test('takes one number as openings and refuses the rest in words, and no end before the start [E-581 E-585]', async () => {
      const { user } = await onForm()
      await fillBasics(user, { end: '2026-11-30' })
      await user.clear(field('Openings'))
      await user.click(field('Openings'))
      await user.paste('10-12')
      await publish(user)
      await screen.findByText('This is a range. Enter one number.')
      expect(field('Openings').value).toBe('10-12')
      await user.clear(field('Openings'))
      await user.type(field('Openings'), '40')
      await publish(user)
      expect(await screen.findByText('The end date cannot be before the start date.')).toBeDefined()
      expect(await stored()).toEqual([])
    })

    test('makes the drive with its lists in the order they were given, and leads to its details [E-001 E-662 E-663]', async () => {
      const { user, address, poster } = await onForm()
      await fillBasics(user)
      await press(user, 'Add a highlight')
      await user.type(field('Highlight 1'), 'Second{Enter}First{Enter}')
      await press(user, 'Move Highlight 2 up')
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Highlight 1 down' }))
      await press(user, 'Add a step')
      await user.type(field('Step 1: Title'), 'Test{Enter}One hour.')
      await press(user, 'Add a question')
      await user.type(field('Question 1: Question'), 'Where?{Enter}In Satara.')
      await press(user, 'Add a question')
      await user.click(screen.getByRole('combobox', { name: 'Skills' }))
      const [skill] = await within(await screen.findByRole('listbox')).findAllByRole('option')
      const named = skill?.textContent ?? ''
      await user.click(skill as HTMLElement)
      await press(user, 'Add a company')
      await user.type(field('Company 1: Name'), 'Demo Works')
      await publish(user)
      await waitFor(() => expect(address()).toMatch(/^\/emp-placement-drive-details\?drive=\d+$/))
      expect(await stored()).toMatchObject([
        {
          title: 'Nashik hiring day',
          subTitle: 'Twelve teams',
          averagePackage: 45_000_000,
          openings: 40,
          qualification: 'Graduation',
          location: 'Satara',
          domainId: domain?.id,
          employerId: posting.role === 'Employer' ? poster.owner.id : null,
          fromDate: '2026-12-01',
          toDate: '2026-12-03',
          totalCompany: 1,
          skills: [named],
          criteria: named,
          highlights: [{ title: 'First' }, { title: 'Second' }],
          process: [{ title: 'Test', description: 'One hour.' }],
          faqs: [{ question: 'Where?', answer: 'In Satara.' }],
          companies: [{ title: 'Demo Works', image: null }],
        },
      ])
    })

    test('refuses a banner and a logo of the wrong kind or size in the spec’s words, and accepts valid ones [E-588–590 E-809]', async () => {
      const { user } = await onForm()
      await user.upload(await inputOf('Banner image'), aFile('banner.pdf'))
      const words = 'Please upload a valid image file (JPEG, PNG, GIF, or WEBP)'
      expect((await screen.findByText(words)).closest('[role=alert]')).not.toBeNull()
      await user.upload(await inputOf('Banner image'), aPicture('banner.png'))
      const banner = await screen.findByRole('img', { name: 'The current banner' })
      await waitFor(() => expect(banner.getAttribute('src')).toMatch(/^\/api\/files\//))
      await press(user, 'Add a company')
      const logo = await inputOf('Company 1: Logo')
      await user.upload(logo, aFile('logo.gif', { type: 'image/gif' }))
      expect(await screen.findByText('Only JPG, JPEG, and PNG files are allowed.')).toBeDefined()
      await user.upload(logo, aFile('logo.png', { type: 'image/png', bytes: new Uint8Array(2 * 1024 * 1024 + 1) }))
      expect(await screen.findByText('File size should not exceed 2 MB.')).toBeDefined()
      await user.upload(logo, aPicture('logo.png'))
      const shown = await screen.findByRole('img', { name: 'Logo of Company 1' })
      await waitFor(() => expect(shown.getAttribute('src')).toMatch(/^\/api\/files\//))
      await fillBasics(user)
      await user.type(field('Company 1: Name'), 'Demo Works')
      await publish(user)
      await waitFor(async () => expect(await stored()).toHaveLength(1))
      const [drive] = await stored()
      expect(drive?.image).toEqual(expect.any(String))
      expect(drive?.companies).toEqual([{ title: 'Demo Works', image: expect.any(String) }])
    })

    test('a logo arrives at its company, also when that has moved up meanwhile', async () => {
      const { user } = await onForm()
      for (const [index, name] of ['Demo Works', 'Sample Mills'].entries()) {
        await press(user, 'Add a company')
        await user.type(field(`Company ${index + 1}: Name`), name)
      }
      // One after the other without a pause: the file can't have arrived yet.
      fireEvent.change(await inputOf('Company 2: Logo'), { target: { files: [aPicture('logo.png')] } })
      fireEvent.click(screen.getByRole('button', { name: 'Remove Company 1' }))
      await waitFor(() => expect(field('Company 1: Name').value).toBe('Sample Mills'))
      const shown = () => screen.queryByRole('img', { name: 'Logo of Sample Mills' })
      await waitFor(() => expect(shown()?.getAttribute('src')).toMatch(/^\/api\/files\//))
      expect(screen.queryByLabelText('Company 2: Name')).toBeNull()
    })

    test('removes an item with Undo', async () => {
      const { user } = await onForm()
      await press(user, 'Add a highlight')
      await user.type(field('Highlight 1'), 'Offers on the same day')
      await press(user, 'Remove Highlight 1')
      expect(screen.queryByLabelText('Highlight 1')).toBeNull()
      await user.click(await screen.findByRole('button', { name: 'Undo' }))
      expect(field('Highlight 1').value).toBe('Offers on the same day')
    })

    test('warns ‘Data will be lost’ before it is left, and forgets the draft once that is accepted [E-858]', async () => {
      const { user, address } = await onForm()
      await user.type(field('Title'), 'Half a title')
      const reload = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(reload)
      expect(reload.defaultPrevented).toBe(true)
      await user.click(screen.getByRole('link', { name: 'Cancel' }))
      const question = within(await screen.findByRole('alertdialog', { name: 'Data will be lost' }))
      await user.click(question.getByRole('button', { name: 'Stay here' }))
      expect(field('Title').value).toBe('Half a title')
      await user.click(screen.getByRole('link', { name: 'Cancel' }))
      await user.click(await screen.findByRole('button', { name: 'Leave anyway' }))
      await waitFor(() => expect(address()).toBe('/emp-placement-drives'))
      await user.click(await screen.findByRole('link', { name: 'Add placement drive' }))
      await waitFor(() => expect(field('Title').value).toBe(''))
    })

    test('keeps the input across a reload, with working keys, and can start over [E-859]', async () => {
      const { user, storage, send } = await onForm()
      await user.type(field('Title'), 'Half a title')
      await press(user, 'Add a highlight')
      await user.type(field('Highlight 1'), 'Offers')
      const keys = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }].map(
        (modifiers) => new KeyboardEvent('keydown', { key: 'r', ...modifiers, bubbles: true, cancelable: true }),
      )
      for (const key of keys) field('Title').dispatchEvent(key)
      expect(keys.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false, false])
      closeApp()
      const reloaded = await showApp(api, { ...posting.app, storage, send, at: '/new-placement-drive-form' })
      await screen.findByText('This is your draft from before, not published yet.')
      expect([field('Title').value, field('Highlight 1').value]).toEqual(['Half a title', 'Offers'])
      await press(reloaded.user, 'Start over')
      expect([field('Title').value, screen.queryByLabelText('Highlight 1')]).toEqual(['', null])
    })
  })

  describe('the form of a drive that is there', () => {
    const saved = {
      title: 'Pune hiring day',
      subTitle: 'Six teams',
      qualification: 'Diploma',
      domainId: domain?.id ?? 0,
      averagePackage: 30_000_000,
      skills: ['SQL'],
      criteria: 'Typing',
      totalCompany: 6,
      highlights: [{ title: 'Offers' }],
      companies: [{ title: 'Demo Works', image: null }],
    }

    test('shows the stored values, and an update leads to the list [E-001 E-305 E-306 E-512 E-662 E-663]', async () => {
      const poster = await aPoster()
      const drive = await aDrive({ ...saved, employerId: poster.owner.id })
      const { user, address } = await onForm(`?ID=${drive.id}`, poster)
      await waitFor(() => expect(field('Domain').value).toBe(String(domain?.id)))
      expect(
        ['Title', 'Sub-Title', 'Avg. Package', 'Openings', 'Criteria optional'].map((label) => field(label).value),
      ).toEqual([...['Pune hiring day', 'Six teams', '3', '40', 'Typing']])
      expect((await dateField('Start date')).textContent).toBe('20/11/2026')
      expect([field('Highlight 1').value, field('Company 1: Name').value]).toEqual(['Offers', 'Demo Works'])
      await user.clear(field('Title'))
      await user.type(field('Title'), 'Pune hiring week')
      await press(user, 'Save changes')
      await waitFor(() => expect(address()).toBe(posting.drives))
      expect(await screen.findByRole('link', { name: /^(View )?Pune hiring week$/ })).toBeDefined()
      expect(await stored()).toMatchObject([{ ...saved, title: 'Pune hiring week', openings: 40 }])
    })

    test('leaves without a question while nothing is changed', async () => {
      const poster = await aPoster()
      const drive = await aDrive({ ...saved, employerId: poster.owner.id })
      const { user, address } = await onForm(`?ID=${drive.id}`, poster)
      await user.click(screen.getByRole('link', { name: 'Cancel' }))
      await waitFor(() => expect(address()).toBe('/emp-placement-drives'))
    })
  })
}
