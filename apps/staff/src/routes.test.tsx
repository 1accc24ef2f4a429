import { startApi } from '@pramaan/api/testing'
import { closeApp, lastCode, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { anApplicant, app, showToStaff } from './testing/show-to-staff.ts'

const api = await startApi()
const menu = () =>
  within(screen.getByRole('navigation', { name: 'Menu' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('where each role starts', () => {
  test.each(['/', '/admin-dashboard', '/no-such-page'])(
    'an Admin at %s is at the dashboard [E-002 E-042–044 E-108–111 E-116 E-118 E-119 S-368]',
    async (at) => {
      await showToStaff(api, 'Admin', at)
      await screen.findByRole('heading', { name: 'Statistics' })
      expect(menu()).toEqual([
        'Dashboard',
        'VSP applicants',
        'Employer applicants',
        'Cohort applicants',
        'Payments',
        'Certification & trainings',
        'Jobs',
        'Placement drives',
        'Users',
        'Reports',
        'Search URL',
        'Scrapper',
        'Store',
        'Staff invitations',
        'Administration',
        'Companies',
        'Help questions',
        'Failed messages',
        'Support',
      ])
    },
  )

  test.each(['/', '/hr-dashboard'])('hr at %s sees who waits for verification [E-120–122]', async (at) => {
    await anApplicant(api, 'Asha Demo')
    await showToStaff(api, 'hr', at)
    const waiting = (await screen.findByText('Applied just now')).closest('a')
    expect(waiting?.getAttribute('href')).toMatch(/^\/vps-verification\?candidateID=\d+&status=false$/)
    await screen.findByRole('link', { name: 'VSP applicants 1' })
    expect(menu()).toEqual([
      'VSP applicants 1',
      'Placement drive applicants',
      'Candidate list',
      'Payments',
      'Companies',
      'Help questions',
      'Support',
    ])
  })

  test('a Counsellor starts at the candidate list [E-077 E-655]', async () => {
    const { address } = await showToStaff(api, 'Counsellor')
    await screen.findByRole('heading', { name: 'Candidate list' })
    expect(address()).toBe('/cslr-candidate-list')
  })

  test.each(['/', '/course-candidate-list'])(
    'a C-Partner at %s is at the candidate list [E-089 E-091 E-128 E-656 S-405]',
    async (at) => {
      const { address } = await showToStaff(api, 'C-Partner', at)
      await screen.findByRole('heading', { name: 'Candidate list' })
      expect(address()).toBe('/course-candidate-list')
      expect(menu()).toEqual(['Candidate list', 'Support'])
    },
  )

  test('a C-Partner has the top tabs Dashboard and Search Candidates, which no other staff has [E-104]', async () => {
    await showToStaff(api, 'C-Partner', '/dashboard')
    const tabs = within(await screen.findByRole('navigation', { name: 'Top tabs' })).getAllByRole('link')
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.ariaCurrent])).toEqual([
      ['Dashboard', '/dashboard', 'page'],
      ['Search candidates', '/course-candidate-list', null],
    ])
    closeApp()
    await showToStaff(api, 'hr', '/settings')
    await screen.findByRole('navigation', { name: 'Menu' })
    expect(screen.queryByRole('navigation', { name: 'Top tabs' })).toBeNull()
  })

  test('a C-Partner at /dashboard sees the newest candidates and the way to all of them [E-090 S-406]', async () => {
    await showToStaff(api, 'C-Partner', '/dashboard')
    await screen.findByRole('heading', { name: 'Newest candidates' })
    const ways = screen.getAllByRole('link', { name: 'View all' }).map((link) => link.getAttribute('href'))
    expect(ways).toContain('/course-candidate-list?pageIndex=0')
  })
})

test.each([
  ['hr', '/admin-users'],
  ['hr', '/staff-invitations'],
  ['hr', '/messages'],
  ['hr', '/course-applications'],
  ['Counsellor', '/admin-certifications'],
  ['C-Partner', '/placementDriveCandidateList?ID=1'],
  ['hr', '/emp-candidate-list'],
  ['Counsellor', '/vsp'],
  ['Counsellor', '/vps-verification?candidateID=1'],
  ['C-Partner', '/cslr-candidate-list'],
  ['C-Partner', '/admin-placement-drives'],
  ['C-Partner', '/new-placement-drive-form'],
  ['hr', '/jobs'],
  ['hr', '/new-job-form'],
  ['Counsellor', '/new-job-form'],
  ['C-Partner', '/jobs'],
  ['C-Partner', '/new-job-form'],
] as const)('%s is not let into %s [E-654 E-666 E-669–671 E-681]', async (role, at) => {
  await showToStaff(api, role, at)
  await screen.findByRole('heading', { level: 1, name: 'This page is not for your account' })
  // The menu around it leads on.
  expect((await screen.findAllByRole('button', { name: 'Logout' })).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('main')).toHaveLength(1)
})

test('the profile box names the person and the role, has no profile link, and Logout signs out [E-102 E-130–132]', async () => {
  const { user, person, platform } = await showToStaff(api, 'hr')
  const [logout] = await screen.findAllByRole('button', { name: 'Logout' })
  expect(screen.getAllByText(person.fullName).length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: 'View profile' })).toBeNull()
  await user.click(logout as HTMLElement)
  await screen.findByRole('heading', { name: 'Staff sign-in' })
  expect(platform.session.tokens.store.getState().person).toBeUndefined()
})

test('the header has the menu button, the brand, the chosen city and the account; Support leads to the dashboard [E-099–101 E-129]', async () => {
  const { user } = await showToStaff(api, 'hr', '/placementDriveApplicantsList?near=Pune')
  // A page's own header is not a banner for a browser, but is one for jsdom.
  const [banner] = await screen.findAllByRole('banner')
  const header = within(banner as HTMLElement)
  expect(header.getByRole('link', { name: 'Pramaan' }).getAttribute('href')).toBe('/')
  expect(await header.findByRole('button', { name: 'Location: Pune' })).toBeTruthy()
  await user.click(header.getByRole('button', { name: 'Menu' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(drawer.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/hr-dashboard')
  expect(drawer.getByRole('button', { name: 'Logout' })).toBeTruthy()
  expect(drawer.queryByRole('link', { name: 'View profile' })).toBeNull()
})

test('an unknown number is shown that staff accounts come by invitation [S-002]', async () => {
  const { user } = await showApp(api, app)
  await user.type(await screen.findByLabelText('Mobile number'), '9876500000')
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await screen.findByText(/Staff accounts come by invitation/)
})

test('an Admin invites, hands on the link by hand, and the invited person accepts and is in', async () => {
  const { user } = await showToStaff(api, 'Admin', '/staff-invitations')
  await user.click((await screen.findAllByRole('button', { name: 'Invite' }))[0] as HTMLElement)
  await user.type(await screen.findByLabelText('Full name'), 'Neha Demo')
  await user.type(screen.getByLabelText('Mobile number'), '98765 43210')
  await user.click(screen.getByRole('radio', { name: /^Counsellor/ }))
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  await screen.findByRole('button', { name: 'Withdraw the invitation of Neha Demo' })
  const sent = await api.app.inject({ url: `/api/dev/outbox?to=${encodeURIComponent('+919876543210')}` })
  const { link } = sent.json().data[0].variables
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copy link of Neha Demo’s invitation' }))
  await screen.findByRole('button', { name: 'Copied' })
  expect(copied).toHaveBeenCalledWith(link)
  const { pathname, search } = new URL(link)
  const invited = await showApp(api, { ...app, at: `${pathname}${search}` })
  await screen.findByRole('heading', { name: 'Welcome, Neha Demo' })
  for (const box of screen.getAllByRole('checkbox')) await invited.user.click(box)
  await invited.user.click(screen.getByRole('button', { name: 'Accept and send OTP' }))
  await invited.user.type(await screen.findByLabelText('6-digit code'), await lastCode(api, '+919876543210'))
  await waitFor(() => expect(invited.address()).toBe('/cslr-candidate-list'))
})

test('Ctrl K finds a candidate by name and opens the profile', async () => {
  const asha = await anApplicant(api, 'Asha Demo')
  const { user, address } = await showToStaff(api, 'Admin')
  await screen.findByRole('heading', { name: 'Statistics' })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByPlaceholderText('Name, skill or page'), 'asha')
  await screen.findByRole('option', { name: /Asha Demo/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/candidate-profile-ro?candidateID=${asha.id}`))
})

test('an Admin reaches All Applicants, which no menu names, by Ctrl K; hr is not led there', async () => {
  const { user, address } = await showToStaff(api, 'Admin', '/settings')
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByPlaceholderText('Name, skill or page'), 'all appl')
  await user.click(await screen.findByRole('option', { name: /All applicants/ }))
  await screen.findByRole('heading', { level: 1, name: 'All applicants' })
  expect(address()).toBe('/all-emp-applications')
  closeApp()
  await showToStaff(api, 'hr', '/settings')
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByPlaceholderText('Name, skill or page'), 'applicants')
  await screen.findByRole('option', { name: /VSP applicants/ })
  expect(screen.queryByRole('option', { name: /All applicants/ })).toBeNull()
})

test('Ctrl K finds screens behind other ones, and exact titles come before people whose data has the word', async () => {
  await anApplicant(api, 'Asha Demo')
  const { user, address } = await showToStaff(api, 'Admin')
  await screen.findByRole('heading', { name: 'Statistics' })
  await user.keyboard('{Control>}k{/Control}')
  // It is one of her skills too.
  await user.type(await screen.findByPlaceholderText('Name, skill or page'), 'audit')
  await screen.findByRole('option', { name: /Asha Demo/ })
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('Audit log')
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Audit log' })
  expect(address()).toBe('/admin-audit')
})

test('Enter opens the row that j reached, also right after the menu’s link that led to the list', async () => {
  const asha = await anApplicant(api, 'Asha Demo')
  const { user, address } = await showToStaff(api, 'Admin')
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
  await user.click(menu.getByRole('link', { name: 'VSP applicants' }))
  await screen.findByRole('link', { name: 'Asha Demo' })
  await user.keyboard('j{Enter}')
  await waitFor(() => expect(address()).toContain(`candidateID=${asha.id}`))
})
