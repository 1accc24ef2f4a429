import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'

/** A drive with every field filled in, for the database. */
export const fullDrive = {
  title: 'Nashik hiring day',
  subTitle: 'Twelve teams',
  criteria: `Typing, ${'x'.repeat(200)}`,
  qualification: 'Graduation',
  averagePackage: 52_000_000,
  openings: 40,
  totalCompany: 12,
  image: 'hall',
  skills: ['SQL', 'Git', 'React', 'Java', 'CSS', 'HTML', 'Docker'],
  highlights: [{ title: 'Offers within 7 days' }],
  process: [{ title: 'Online assessment', description: '45 minutes' }],
  faqs: [{ question: 'Can I come with a friend?', answer: 'Yes, up to the gate.' }],
  companies: [
    { title: 'Demo Works', image: null },
    { title: 'Logo Works', image: 'logo' },
  ],
}

/** Finds the card of `wholeDrive` and checks its figures, five skills and +2, shortened criteria, picture. */
export async function findFullDriveCard() {
  const view = await screen.findByRole('link', { name: 'View Nashik hiring day' })
  const article = view.closest('article') ?? document.body
  const card = within(article)
  for (const text of ['Twelve teams', 'Graduation', '₹5.2 LPA', '40', '+2']) expect(card.getByText(text)).toBeDefined()
  expect(card.getByRole('heading', { name: 'Nashik hiring day' })).toBeDefined()
  const skills = within(card.getByRole('list', { name: 'Eligibility' })).getAllByRole('listitem')
  expect(skills.map(({ textContent }) => textContent)).toEqual(['SQL', 'Git', 'React', 'Java', 'CSS', '+2'])
  expect(card.getByText(/^Typing, x+…$/).textContent).toHaveLength(151)
  expect(article.querySelector('img')?.getAttribute('src')).toBe('/api/files/hall')
  return { card, view }
}

/** Finds the page of `wholeDrive` and checks its hero with picture and full criteria, and every section; no reviews. */
export async function findFullDrivePage() {
  const title = await screen.findByRole('heading', { level: 1, name: 'Nashik hiring day' })
  const hero = title.closest('header') ?? document.body
  expect(hero.querySelector('img')?.getAttribute('src')).toBe('/api/files/hall')
  expect(within(hero).getByText(/^Typing, x+$/)).toBeDefined()
  const notified = ['Offers within 7 days', 'Online assessment', 'Can I come with a friend?', 'Demo Works', 'Docker']
  for (const text of notified) expect(screen.getByText(text)).toBeDefined()
  const company = screen.getByText('Logo Works').closest('li')
  expect(company?.querySelector('img')?.getAttribute('src')).toBe('/api/files/logo')
  expect(screen.queryByRole('heading', { name: /review/i })).toBeNull()
}

/**
 * Finds the page of a drive that has only a title, and checks our own pattern instead of a picture, and N/A in every
 * section.
 */
export async function findBareDrivePage(name: string) {
  const hero = (await screen.findByRole('heading', { level: 1, name })).closest('header')
  expect(hero?.querySelector('img')).toBeNull()
  expect(hero?.querySelector('span[aria-hidden=true]')).not.toBeNull()
  for (const section of ['Highlights', 'Eligibility', 'Requirements', 'Questions', 'Participating companies']) {
    const heading = screen.getByRole('heading', { name: section })
    expect(heading.parentElement?.parentElement?.nextElementSibling?.textContent).toBe('N/A')
  }
}

/** Opens the list of drives with a response that never arrives, and checks its skeleton of eight cards. */
export async function findDriveSkeletons() {
  await screen.findByRole('heading', { level: 1, name: 'Placement drives' })
  expect(document.querySelectorAll('main [aria-busy=true] > div')).toHaveLength(8)
}
