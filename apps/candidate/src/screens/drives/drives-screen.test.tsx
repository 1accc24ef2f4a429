import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { shopOf } from '@pramaan/api/testing/scenarios/shop'
import { closeApp, showApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { driveApplications } from '@pramaan/database/schema'
import {
  findBareDrivePage,
  findDriveSkeletons,
  findFullDriveCard,
  findFullDrivePage,
  fullDrive,
} from '@pramaan/features/testing/full-drive.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const { aDrive, aDriveApplication, aJob } = createOpenings(api.deps)
const shop = shopOf(api)
const app = { map: routes, catalogue: texts }

async function shownTo(person: { phone: string | null }, at: string) {
  return showAppAs(api, String(person.phone), 'Candidate', { ...app, at })
}

describe('the placement drives', () => {
  test('show as cards with five skills and the rest as +N, shortened criteria, and Applied for applicants [C-107–114 C-116 E-273–281 S-331]', async () => {
    const person = await api.aCandidate()
    const drive = await aDrive(fullDrive)
    await aDrive({ title: 'Pune hiring day' })
    await aDriveApplication({ driveId: drive.id, candidateId: person.id })
    const { user, address } = await shownTo(person, '/placement-drives')
    const { view } = await findFullDriveCard()
    expect(screen.getAllByText('Applied')).toHaveLength(1)
    await user.click(view)
    expect(address()).toBe(`/drive-detail?ID=${drive.id}`)
    await screen.findByRole('heading', { level: 1, name: 'Nashik hiring day' })
  })

  test('that ask for nothing of the reader’s work stand apart', async () => {
    await aDrive({ title: 'Nursing day', skills: ['Patient Care'] })
    await aDrive({ title: 'Java day', skills: ['Java'] })
    await shownTo(await api.aCandidate({ professionalSkills: ['Java'] }), '/placement-drives')
    const others = within(await screen.findByRole('region', { name: texts['drives.others'] }))
    expect(others.getByText('Nursing day')).toBeDefined()
    expect(others.queryByText('Java day')).toBeNull()
  })

  test('none of which asks for the reader’s work, say so', async () => {
    await aDrive({ title: 'Nursing day', skills: ['Patient Care'] })
    await shownTo(await api.aCandidate({ professionalSkills: ['Java'] }), '/placement-drives')
    await screen.findByRole('heading', { name: texts['drives.noneFits'] })
    expect(within(screen.getByRole('region', { name: texts['drives.others'] })).getByText('Nursing day')).toBeDefined()
  })

  test('are eight skeleton cards while they load [C-115 E-283]', async () => {
    const { storage, send } = await shownTo(await api.aCandidate(), '/settings')
    await screen.findAllByRole('navigation')
    closeApp()
    const never: typeof send = (url, init) =>
      url.includes('/placement-drive') ? new Promise(() => undefined) : send(url, init)
    await showApp(api, { ...app, at: '/placement-drive', storage, send: never })
    await findDriveSkeletons()
  })

  test('open in a dialog with a link to the drive’s page [S-127]', async () => {
    const { id } = await aDrive(fullDrive)
    const { user } = await shownTo(await api.aCandidate(), '/placement-drives')
    await user.click(await screen.findByRole('button', { name: 'Nashik hiring day' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nashik hiring day' }))
    for (const text of ['4 days remaining', 'Pune', '₹5.2 LPA', 'Docker', 'Offers within 7 days'])
      expect(dialog.getByText(text)).toBeDefined()
    expect(dialog.getByRole('link', { name: 'View' }).getAttribute('href')).toBe(`/drive-detail?ID=${id}`)
  })

  test('say their fee, by when, what it buys and when it comes back, on the card and on the page before Apply', async () => {
    const drive = await aDrive({ fromDate: '2026-11-24' })
    const person = await api.aCandidate()
    await shownTo(person, '/placement-drives')
    await screen.findByText(
      '₹1,000 if you are accepted, by 23/11/2026. It books your interviews, and is refunded if the drive is cancelled.',
    )
    closeApp()
    await shownTo(person, `/drive-detail?ID=${drive.id}`)
    const apply = await screen.findByRole('button', { name: 'Apply' })
    for (const text of [
      '₹1,000',
      '23/11/2026, once your request is accepted',
      'Your seat in the interviews of this drive',
      /^If the drive is cancelled or your application can’t be made, we refund the full fee/,
    ])
      expect((await screen.findByText(text)).compareDocumentPosition(apply)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('have place, dates, companies and one button; what is over stands apart, without a fee', async () => {
    await aDrive({ ...fullDrive, title: 'Open day', location: 'Nashik', fromDate: '2026-11-24', toDate: '2026-11-25' })
    await aDrive({ title: 'Over day', fromDate: '2026-11-01', toDate: '2026-11-20' })
    await shownTo(await api.aCandidate(), '/placement-drive')
    const card = within((await screen.findByText('Open day')).closest('article') as HTMLElement)
    for (const text of ['Nashik', '24/11/2026 to 25/11/2026', 'Demo Works, Logo Works and 10 more'])
      expect(card.getByText(text)).toBeDefined()
    expect(card.getAllByRole('link')).toHaveLength(1)
    const over = within(await screen.findByRole('region', { name: 'Drives that are over' }))
    expect(over.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(['Over day'])
    expect(over.queryByText(/if you are accepted/)).toBeNull()
  })

  test('show an empty state if there are none [C-117 E-284 S-332]', async () => {
    await shownTo(await api.aCandidate(), '/placement-drive')
    await screen.findByText('No placement drives found')
  })
})

describe('a drive', () => {
  test('shows every section, its figures, and which of its skills the candidate has [C-118 C-121 C-123–128 E-309 E-310 E-312–320 S-060 S-342]', async () => {
    const drive = await aDrive(fullDrive)
    await shownTo(await api.aCandidate({ professionalSkills: ['SQL'] }), `/drive-detail?ID=${drive.id}`)
    await findFullDrivePage()
    expect(document.title).toBe('Nashik hiring day · Pramaan')
    for (const figure of ['40', '12']) expect(screen.getByText(figure)).toBeDefined()
    await screen.findByText('You have 1 of 7')
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Placement drives' }).getAttribute('href')).toBe(
      '/placement-drive',
    )
    expect(screen.getByText('₹5.2')).toBeDefined()
  })

  test.each(['/drive-detail?ID=9999', '/drive-detail?ID=nine', '/emp-placement-drive-details?drive=9999'])(
    'that does not exist shows a message with a link to the list: %s',
    async (at) => {
      await shownTo(await api.aCandidate(), at)
      await screen.findByRole('heading', { level: 1, name: 'This drive no longer exists' })
      expect(screen.getByRole('link', { name: 'See open drives' }).getAttribute('href')).toBe('/placement-drive')
      expect(screen.queryByText('This could not be loaded')).toBeNull()
    },
  )

  test('shows its picture above the title, or our own pattern without one, and no reviews [C-119 C-120 C-122 C-132 E-311 E-322]', async () => {
    const person = await api.aCandidate()
    await shownTo(person, `/drive-detail?ID=${(await aDrive(fullDrive)).id}`)
    await findFullDrivePage()
    closeApp()
    await shownTo(person, `/drive-detail?ID=${(await aDrive({ title: 'Bare drive' })).id}`)
    await findBareDrivePage('Bare drive')
  })

  test.each([
    ['2026-11-24', '3 days remaining'],
    ['2026-11-21', 'Placement drive ends today'],
  ])('that ends on %s says %s [E-510 E-511]', async (toDate, text) => {
    const drive = await aDrive({ toDate })
    await shownTo(await api.aCandidate(), `/drive-detail?ID=${drive.id}`)
    expect(await screen.findAllByText(text)).not.toEqual([])
  })

  test('shows N/A for missing values [C-129 E-321]', async () => {
    const drive = await aDrive({ title: 'Bare drive' })
    await shownTo(await api.aCandidate(), `/drive-detail?ID=${drive.id}`)
    await findBareDrivePage('Bare drive')
  })

  test('is applied to with one press, which a dialog confirms, and waits as Pending [C-133 C-134 C-300–302 E-861 S-014]', async () => {
    const drive = await aDrive()
    const { user } = await shownTo(await api.aCandidate(), `/drive-detail?ID=${drive.id}`)
    await user.click(await screen.findByRole('button', { name: 'Apply' }))
    const dialog = await screen.findByRole('dialog', { name: 'Applied successfully' })
    expect(within(dialog).getByText('HR will contact you soon. Thank you.')).toBeDefined()
    await user.click(within(dialog).getByRole('button', { name: 'Done' }))
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Pending' })).disabled).toBe(true)
  })

  test.each([
    ['Rejected', 'Rejected', true, '4 days remaining'],
    ['noPayment', 'Request again', false, '4 days remaining'],
    ['Accepted', 'Pay to proceed', false, '4 days left to pay'],
    ['Applied', 'Applied', true, '4 days remaining'],
  ] as const)('as %s has the button %s [C-130 C-131 C-304 C-307 C-308 C-310]', async (status, label, off, left) => {
    const person = await api.aCandidate()
    const drive = await aDrive()
    await aDriveApplication({ driveId: drive.id, candidateId: person.id, status })
    await shownTo(person, `/drive-detail?ID=${drive.id}`)
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: label })
    expect(button.disabled).toBe(off)
    expect(screen.getAllByText(left)).not.toEqual([])
    const seals = within(screen.getByRole('heading', { level: 1 })).queryAllByRole('img', { name: 'You’re in' })
    expect(seals).toHaveLength(status === 'Applied' ? 1 : 0)
  })

  test('that waits for its payment is requested again, which sets it Pending [C-309]', async () => {
    const person = await api.aCandidate()
    const drive = await aDrive()
    await aDriveApplication({ driveId: drive.id, candidateId: person.id, status: 'noPayment' })
    const { user } = await shownTo(person, `/drive-detail?ID=${drive.id}`)
    await user.click(await screen.findByRole('button', { name: 'Request again' }))
    await screen.findByRole('dialog', { name: 'Applied successfully' })
    const { data } = await (await api.as(person)).drives.get({ params: { id: drive.id } })
    expect(data.status).toBe('Pending')
  })

  test('that waits for its fee says to pay by the day before the drive starts', async () => {
    const person = await api.aCandidate()
    const drive = await aDrive({ fromDate: '2026-11-24' })
    await aDriveApplication({ driveId: drive.id, candidateId: person.id, status: 'Accepted' })
    await shownTo(person, `/drive-detail?ID=${drive.id}`)
    await screen.findByText('by 23/11/2026')
  })

  test('whose fee did not come by its last day asks for nothing more, on its page, its card and in My applications', async () => {
    const person = await api.aCandidate()
    const drive = await aDrive({ fromDate: '2026-11-20' })
    await aDriveApplication({ driveId: drive.id, candidateId: person.id, status: 'Accepted' })
    await api.db.update(driveApplications).set({ updatedAt: new Date('2026-11-10T12:00:00Z') })
    await shownTo(person, `/drive-detail?ID=${drive.id}`)
    await screen.findByRole('heading', { name: 'Payment has closed' })
    expect(screen.getByText(/^The last day to pay was 19\/11\/2026/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Pay to proceed' })).toBeNull()
    closeApp()
    await shownTo(person, '/my-applications')
    await screen.findByText(/the last day to pay was 19\/11\/2026/)
    expect(screen.queryByRole('link', { name: /^Pay to proceed/ })).toBeNull()
    closeApp()
    await shownTo(person, '/placement-drive')
    await screen.findByText('Payment has closed: the last day to pay was 19/11/2026. You owe nothing.')
  })

  test('accepted once it has begun is paid for until its last day', async () => {
    const person = await api.aCandidate()
    const drive = await aDrive({ fromDate: '2026-11-20', toDate: '2026-11-25' })
    await aDriveApplication({ driveId: drive.id, candidateId: person.id, status: 'Accepted' })
    await shownTo(person, `/drive-detail?ID=${drive.id}`)
    await screen.findByRole('button', { name: 'Pay to proceed' })
    await screen.findByText('by 25/11/2026')
    closeApp()
    await shownTo(person, '/placement-drive')
    await screen.findByText('Pay ₹1,000 by 25/11/2026 to keep your seat.')
    expect(screen.getByText('Accepted')).toBeDefined()
  })

  test('that ended before a request was decided says that it is over, and promises nothing more', async () => {
    const person = await api.aCandidate()
    const drive = await aDrive({ fromDate: '2026-11-01', toDate: '2026-11-20' })
    await aDriveApplication({ driveId: drive.id, candidateId: person.id, status: 'Pending' })
    await shownTo(person, `/drive-detail?ID=${drive.id}`)
    await screen.findByText('It ended before your request was decided. You owe nothing.')
    expect(screen.queryByText('Your request is under review')).toBeNull()
    expect(screen.queryByText('HR reviews your request')).toBeNull()
    closeApp()
    await shownTo(person, '/my-applications')
    await screen.findByText('It ended before your request was decided. You owe nothing.')
  })

  test.each([
    ['Applied', 'You paid the fee and had a seat in its interviews.', 'Applied'],
    ['Accepted', 'Your request was accepted, but the fee was not paid. You owe nothing.', 'Accepted'],
    ['Rejected', 'Your request was not accepted. You don’t need to pay anything.', 'Not accepted'],
    ['noPayment', 'Your request was closed. You owe nothing.', 'Request closed'],
  ] as const)(
    'that is over says what became of a request in state %s, and promises nothing',
    async (status, said, mark) => {
      const person = await api.aCandidate()
      const drive = await aDrive({ fromDate: '2026-11-01', toDate: '2026-11-20' })
      await aDriveApplication({ driveId: drive.id, candidateId: person.id, status })
      await shownTo(person, `/drive-detail?ID=${drive.id}`)
      const promises = /get in touch|You’re in|no longer available/
      await screen.findByRole('heading', { name: 'The drive is over' })
      expect(screen.getByText(said)).toBeDefined()
      expect(screen.queryByText(promises)).toBeNull()
      expect(screen.queryByRole('img', { name: 'You’re in' })).toBeNull()
      closeApp()
      await shownTo(person, '/my-applications')
      await screen.findByText('The drive is over')
      expect(screen.getByText(said)).toBeDefined()
      expect(screen.queryByText(promises)).toBeNull()
      closeApp()
      await shownTo(person, '/placement-drive')
      const over = within(await screen.findByRole('region', { name: 'Drives that are over' }))
      expect(over.getByText(mark)).toBeDefined()
      if (mark !== 'Applied') expect(over.queryByText('Applied')).toBeNull()
    },
  )

  test('that is over accepts no applications [E-509]', async () => {
    const drive = await aDrive({ fromDate: '2026-11-01', toDate: '2026-11-20' })
    await shownTo(await api.aCandidate(), `/drive-detail?ID=${drive.id}`)
    await screen.findByRole('heading', { name: 'This drive is no longer available' })
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
  })
})

describe('the fee of a drive', () => {
  async function payFree(change?: (answer: object) => object) {
    const person = await api.aCandidate()
    const drive = await aDrive()
    await aDriveApplication({ driveId: drive.id, candidateId: person.id, status: 'Accepted' })
    await shop.aCoupon({ code: 'FREE', value: 100 })
    const at = `/drive-detail?ID=${drive.id}`
    const first = await shownTo(person, at)
    closeApp()
    const send: typeof first.send = async (url, init) => {
      const answer = await first.send(url, init)
      if (!change || !url.endsWith('/job-application')) return answer
      return { status: answer.status, json: async () => change((await answer.json()) as object) }
    }
    const { user } = await showApp(api, { ...app, at, storage: first.storage, send })
    await user.click(await screen.findByText('I have a coupon'))
    await user.type(screen.getByLabelText('Coupon code'), 'free')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await user.click(await screen.findByRole('button', { name: 'Continue without paying' }))
    return { user }
  }

  test('once given is shown by a toast of three seconds at least and a dialog, and the candidate takes part [C-136 C-319 C-459 E-847 E-862]', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const { user } = await payFree()
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment successful' }))
    expect(dialog.getByText('We’ll send the receipt on WhatsApp. Thank you.')).toBeDefined()
    await screen.findByText('You’re in. See you at the drive.')
    await waitFor(() => expect(timers.mock.calls.map(([, ms]) => ms ?? 0).filter((ms) => ms >= 3000)).not.toEqual([]))
    timers.mockRestore()
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await screen.findByRole('heading', { name: 'You’re in' })
  })

  test('counts only when the application’s answer is the text of success [C-318]', async () => {
    await payFree((answer) => ({ ...answer, message: 'Success', data: 'Something else' }))
    await screen.findByRole('alert')
    expect(screen.queryByRole('dialog', { name: 'Payment successful' })).toBeNull()
  })

  test('counts when the source’s misspelt text comes', async () => {
    await payFree((answer) => ({ ...answer, data: 'Job appliation created successfully!' }))
    await screen.findByRole('dialog', { name: 'Payment successful' })
  })
})

test('the jobs of a drive are next to its card with their count, and lead to their pages inside the drive [E-293 S-333]', async () => {
  const drive = await aDrive(fullDrive)
  const job = await aJob({ title: 'Typist', driveId: drive.id })
  await shownTo(await api.aCandidate(), `/emp-placement-drive-details?drive=${drive.id}`)
  await screen.findByRole('heading', { level: 1, name: 'Jobs at Nashik hiring day 1' })
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Placement drives' }).getAttribute('href')).toBe(
    '/placement-drives',
  )
  expect(screen.getByRole('link', { name: /^Typist/ }).getAttribute('href')).toBe(
    `/job-details?Job=${job.id}&placement-drive=${drive.id}`,
  )
  expect(screen.getByRole('link', { name: 'View Nashik hiring day' })).toBeDefined()
})
