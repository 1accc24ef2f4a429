import { describe, expect, test } from 'vitest'
import { roleNames } from '../role/role.ts'
import { isFindable, isShown, mayBeShown } from './visibility.ts'

const at = new Date('2026-11-21T06:30:00Z')
const open = { registrationStep: 0, status: 'active', hiddenAt: null, unlistedAt: null } as const
const people = {
  open,
  unlisted: { ...open, unlistedAt: at },
  hidden: { ...open, hiddenAt: at },
  suspended: { ...open, status: 'suspended' },
  'on the way in': { ...open, registrationStep: 2 },
} as const
const stranger: Parameters<typeof mayBeShown>[2] = { self: false, hasContacted: false, onPartnerList: false }
const seen = (tie: typeof stranger) =>
  Object.entries(people).map(([name, person]) => [name, roleNames.filter((role) => mayBeShown(person, role, tie))])

test('others see registered, active people without a withdrawn consent; the search has those who want to be found', () => {
  expect(Object.entries(people).flatMap(([name, person]) => (isShown(person) ? [name] : []))).toEqual([
    'open',
    'unlisted',
  ])
  expect(Object.entries(people).flatMap(([name, person]) => (isFindable(person) ? [name] : []))).toEqual(['open'])
})

describe('who may see whose profile', () => {
  const platform = ['Admin', 'hr', 'Counsellor']

  test('strangers see nobody, except employers, who see candidates open to being found; Admins and hr see all', () => {
    expect(seen(stranger)).toEqual([
      ['open', ['Employer', ...platform]],
      ['unlisted', platform],
      ['hidden', platform],
      ['suspended', platform],
      ['on the way in', platform],
    ])
  })

  test('an employer contacted by a candidate sees them until they withdraw, are suspended or request erasure', () => {
    const employers = seen({ ...stranger, hasContacted: true }).filter(([, roles]) => roles?.includes('Employer'))
    expect(employers.map(([name]) => name)).toEqual(['open', 'unlisted'])
  })

  test('a course partner sees candidates who are on the partners’ list and want to be found', () => {
    const partners = seen({ ...stranger, onPartnerList: true }).filter(([, roles]) => roles?.includes('C-Partner'))
    expect(partners.map(([name]) => name)).toEqual(['open'])
  })

  test('everyone sees themselves', () => {
    for (const [, roles] of seen({ ...stranger, self: true })) expect(roles).toEqual([...roleNames])
  })
})
