import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/openings'
import { showAppAs } from '@pramaan/app-kit/testing/render-app.tsx'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { texts } from '../texts/en.ts'

const api = await startApi()
const { aDrive, aDriveApplication } = createOpenings(api.deps)
const whole = {
  title: 'Nashik hiring day',
  subTitle: 'Twelve teams',
  criteria: `Typing, ${'x'.repeat(200)}`,
  qualification: 'Graduation',
  averagePackage: 52_000_000,
  openings: 40,
  totalCompany: 12,
  skills: ['SQL', 'Git', 'React', 'Java', 'CSS', 'HTML', 'Docker'],
  highlights: [{ title: 'Offers within 7 days' }],
  process: [{ title: 'Online assessment', description: '45 minutes' }],
  faqs: [{ question: 'Can I come with a friend?', answer: 'Yes, up to the gate.' }],
  companies: [{ title: 'Demo Works', image: null }],
}

async function shownTo(person: { phone: string | null }, at: string) {
  return showAppAs(api, String(person.phone), 'Candidate', { map: routes, catalogue: texts, at })
}

describe('the placement drives', () => {
  test('show as cards with five skills and the rest as +N, criteria cut, and the Applied switch for who applied', async () => {
    const person = await api.aCandidate()
    const drive = await aDrive(whole)
    await aDrive({ title: 'Pune hiring day' })
    await aDriveApplication({ driveId: drive.id, candidateId: person.id })
    const { user, address } = await shownTo(person, '/placement-drives')
    const view = await screen.findByRole('link', { name: 'View Nashik hiring day' })
    const card = within(view.closest('article') ?? document.body)
    for (const text of ['Twelve teams', 'Graduation', '₹5.2 LPA', '40', '+2'])
      expect(card.getByText(text)).toBeDefined()
    expect(within(card.getByRole('list', { name: 'Eligibility' })).getAllByRole('listitem')).toHaveLength(6)
    expect(card.getByText(/^Typing, x+…$/).textContent).toHaveLength(151)
    expect(screen.getAllByRole('switch', { name: 'Applied' })).toHaveLength(1)
    await user.click(view)
    expect(address()).toBe(`/drive-detail?ID=${drive.id}`)
    await screen.findByRole('heading', { level: 1, name: 'Nashik hiring day' })
  })

  test('are said to be none when there is none', async () => {
    await shownTo(await api.aCandidate(), '/placement-drive')
    await screen.findByText('No Placement Drive Found')
  })
})

describe('a drive', () => {
  test('shows every section, its figures, and which of its skills the candidate has', async () => {
    const drive = await aDrive(whole)
    await shownTo(await api.aCandidate({ professionalSkills: ['SQL'] }), `/drive-detail?ID=${drive.id}`)
    await screen.findByRole('heading', { level: 1, name: 'Nashik hiring day' })
    const told = ['Offers within 7 days', 'Online assessment', 'Can I come with a friend?', 'Demo Works', '40', '12']
    for (const text of told) expect(screen.getByText(text)).toBeDefined()
    await screen.findByText('You have 1 of 7')
    expect(screen.getByRole('link', { name: 'Placement drives' }).getAttribute('href')).toBe('/placement-drive')
    expect(screen.getByText('₹5.2')).toBeDefined()
  })

  test('says N/A where it says nothing', async () => {
    const drive = await aDrive({ title: 'Bare drive' })
    await shownTo(await api.aCandidate(), `/drive-detail?ID=${drive.id}`)
    await screen.findByRole('heading', { level: 1, name: 'Bare drive' })
    for (const section of ['Highlights', 'Eligibility', 'Requirements', 'Questions', 'Participating companies']) {
      const heading = screen.getByRole('heading', { name: section })
      expect(heading.parentElement?.parentElement?.nextElementSibling?.textContent).toBe('N/A')
    }
  })

  test('is applied to with one press, which a dialog confirms, and waits as Pending', async () => {
    const drive = await aDrive()
    const { user } = await shownTo(await api.aCandidate(), `/drive-detail?ID=${drive.id}`)
    await user.click(await screen.findByRole('button', { name: 'Apply' }))
    const dialog = await screen.findByRole('dialog', { name: 'Applied Successfully' })
    expect(within(dialog).getByText('HR will get in touch with you soon. Thank You')).toBeDefined()
    await user.click(within(dialog).getByRole('button', { name: 'Done' }))
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Pending' })).disabled).toBe(true)
  })

  test.each([
    ['Rejected', 'Rejected', true],
    ['noPayment', 'Request Again', false],
    ['Accepted', 'Pay to Proceed', false],
    ['Applied', 'Applied', true],
  ] as const)('in state %s has the button %s', async (status, label, disabled) => {
    const person = await api.aCandidate()
    const drive = await aDrive()
    await aDriveApplication({ driveId: drive.id, candidateId: person.id, status })
    await shownTo(person, `/drive-detail?ID=${drive.id}`)
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: label })
    expect(button.disabled).toBe(disabled)
    const seals = within(screen.getByRole('heading', { level: 1 })).queryAllByRole('img', { name: 'You take part' })
    expect(seals).toHaveLength(status === 'Applied' ? 1 : 0)
  })

  test('that is over can’t be applied to any more', async () => {
    const drive = await aDrive({ fromDate: '2026-11-01', toDate: '2026-11-20' })
    await shownTo(await api.aCandidate(), `/drive-detail?ID=${drive.id}`)
    await screen.findByRole('heading', { name: 'Placement Drive is no longer available' })
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
  })
})
