import { createOpenings } from '@pramaan/api/testing/people/openings'
import { closeApp, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { savedFiles } from '@pramaan/app-shell/testing/saved-files.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  findBareDrivePage,
  findDriveSkeletons,
  findFullDriveCard,
  findFullDrivePage,
  fullDrive,
} from '../full-drive.ts'
import { type Api, type PostingApp, postingIn } from '../posting-app.ts'

/** The list of drives, and a drive’s page for its poster. */
export function driveList(api: Api, posting: PostingApp) {
  const { aPoster, show } = postingIn(api, posting)

  const { aDrive, aJob } = createOpenings(api.deps)

  /** A poster with these drives; the last one is the newest. */
  async function aPosterWith(...drives: Parameters<typeof aDrive>[0][]) {
    const poster = await aPoster()
    const made: Awaited<ReturnType<typeof aDrive>>[] = []
    for (const drive of drives) made.push(await aDrive({ employerId: poster.owner.id, ...drive }))
    return { poster, drives: made }
  }

  describe('the placement drives of accounts that post', () => {
    test('show as cards with picture, figures, five skills and +N, and criteria cut at 150, each with View [E-015 E-271 E-273–282 S-347]', async () => {
      const { poster, drives } = await aPosterWith(fullDrive)
      await show('/emp-placement-drives', poster)
      const { card, view } = await findFullDriveCard()
      expect(card.getByText('4 days remaining')).toBeDefined()
      expect(view.getAttribute('href')).toBe(`/emp-placement-drive-details?drive=${drives[0]?.id}`)
      const add = screen.getByRole('link', { name: 'Add placement drive' })
      expect(add.getAttribute('href')).toBe('/new-placement-drive-form')
    })

    test('are eight skeleton cards while they load, and show an empty state if there are none [E-283 E-284]', async () => {
      const { storage, send } = await show('/emp-placement-drives', await aPoster())
      expect(await screen.findByRole('heading', { name: 'No placement drives found' })).toBeDefined()
      closeApp()
      const never: typeof send = (url, init) =>
        url.includes('/placement-drive') ? new Promise(() => undefined) : send(url, init)
      await showApp(api, { ...posting.app, at: '/emp-placement-drives', storage, send: never })
      await findDriveSkeletons()
    })

    test('are in a table of the spec’s seven columns, searched by title, with the way to a new one [C-488 E-285 E-286 E-288 E-289]', async () => {
      const { poster, drives } = await aPosterWith(fullDrive, { title: 'Monsoon hiring day' })
      await aJob({ driveId: drives[0]?.id ?? 0, employerId: poster.owner.id })
      const { user, address } = await show('/emp-placement-drives?look=table', poster)
      await screen.findByRole('heading', { level: 1, name: 'Current placement drives' })
      await screen.findByRole('link', { name: 'Nashik hiring day' })
      const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
      expect(headers).toEqual([
        ...['Title', 'Criteria', 'Qualification', 'Location', 'Openings', 'Salary (LPA)', 'Date'],
      ])
      const cells = within(screen.getByRole('link', { name: 'Nashik hiring day' }).closest('tr') ?? document.body)
      expect(cells.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
        ...['Nashik hiring day', fullDrive.criteria, 'Graduation', 'Pune'],
        ...['Openings 40', 'Salary (LPA) 4 to 6', 'Date 20/11/2026 to 25/11/2026'],
      ])
      expect(screen.getByRole('link', { name: 'Add placement drive' })).toBeDefined()
      await user.type(screen.getByRole('searchbox', { name: 'Search drives' }), 'monsoon')
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Nashik hiring day' })).toBeNull())
      expect(address()).toBe('/emp-placement-drives?term=monsoon&look=table')
      await user.type(screen.getByRole('searchbox', { name: 'Search drives' }), 'zz')
      expect(await screen.findByRole('heading', { name: 'No placement drive found' })).toBeDefined()
    })

    test('are saved as Jobs.csv, all of them and not the page alone [E-287]', async () => {
      const { poster } = await aPosterWith(...Array.from({ length: 13 }, (_, n) => ({ title: `Drive ${n + 1}` })))
      const { user } = await show('/emp-placement-drives?look=table&pageSize=5', poster)
      await screen.findByRole('link', { name: 'Drive 13' })
      const { names, lines } = savedFiles()
      await user.click(screen.getByRole('button', { name: 'Export to CSV' }))
      await waitFor(() => expect(names).toEqual(['Jobs.csv']))
      const rows = await lines()
      expect(rows[0]).toBe('\uFEFFTitle,Criteria,Qualification,Location,Openings,Salary (LPA),Date')
      expect(rows[1]).toBe('Drive 13,,,Pune,40,,20/11/2026 to 25/11/2026')
      expect(rows).toHaveLength(15)
    })

    test('say Expired or how many days remain, and again each hour [E-506–508]', async () => {
      const { poster } = await aPosterWith(
        { title: 'Over', fromDate: '2026-11-01', toDate: '2026-11-20' },
        { title: 'Last day', toDate: '2026-11-21' },
        { title: 'Day before', toDate: '2026-11-22' },
      )
      vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
      await show('/emp-placement-drives', poster)
      const card = async (title: string) => {
        const heading = await screen.findByRole('heading', { name: title })
        return within(heading.closest('article') ?? document.body)
      }
      expect((await card('Over')).getByText('Expired')).toBeDefined()
      expect((await card('Last day')).getByText('Ends today')).toBeDefined()
      expect((await card('Day before')).getByText('1 day remaining')).toBeDefined()
      // Midnight in India passes.
      api.pass(13 * 3_600_000)
      vi.advanceTimersByTime(3_500_000)
      expect((await card('Last day')).getByText('Ends today')).toBeDefined()
      vi.advanceTimersByTime(100_000)
      await waitFor(async () => expect((await card('Last day')).getByText('Expired')).toBeDefined())
      api.pass(-13 * 3_600_000)
    })
  })

  describe('a drive’s page as its poster sees it', () => {
    test('shows hero, figures and every section, no reviews, and Edit [E-033 E-309 E-310 E-312–320 E-322 E-323 S-060 S-365]', async () => {
      const { poster, drives } = await aPosterWith(fullDrive)
      await show(`/drive-detail?ID=${drives[0]?.id}`, poster)
      await findFullDrivePage()
      const main = within(screen.getByRole('main'))
      for (const [label, figure] of [
        ['Openings', '40'],
        ['Companies', '12'],
        ['Average package', '₹5.2 LPA'],
      ] as const)
        expect(main.getByText(label).parentElement?.textContent).toBe(`${label}${figure}`)
      expect(main.getByText('4 days remaining')).toBeDefined()
      expect(main.getByRole('link', { name: 'Placement drives' }).getAttribute('href')).toBe(posting.drives)
      const edit = main.getByRole('link', { name: 'Edit' })
      expect(edit.getAttribute('href')).toBe(`/new-placement-drive-form?ID=${drives[0]?.id}`)
    })

    test('has our own pattern if the drive has no picture, and N/A for missing values [E-311 E-321]', async () => {
      const { poster, drives } = await aPosterWith({ title: 'Bare drive' })
      await show(`/drive-detail?ID=${drives[0]?.id}`, poster)
      await findBareDrivePage('Bare drive')
    })
  })

  test('drives that can’t be read are logged; no toast is shown, and their section shows a message with Retry [E-815]', async () => {
    const { poster } = await aPosterWith({ title: 'Winter drive' })
    const { storage, send } = await show('/settings', poster)
    closeApp()
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const body = { message: 'Something went wrong on our side.', code: 'broken', requestId: 'r' }
    let broken = true
    await showApp(api, {
      ...posting.app,
      at: '/emp-placement-drives',
      storage,
      send: async (url, init) =>
        broken && url.startsWith('/api/placement-drive') ? { status: 500, json: async () => body } : send(url, init),
    })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(log.mock.calls).toContainEqual(['Refused', 500, 'broken', 'r'])
    expect([...document.querySelectorAll('[data-sonner-toast]')].map((toast) => toast.textContent)).toEqual([])
    log.mockRestore()
    broken = false
    retry.click()
    expect(await screen.findByRole('heading', { name: 'Winter drive' })).toBeDefined()
  })
}
