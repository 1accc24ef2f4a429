import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { closeApp, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { adminPaths, paths } from '../paths.ts'
import { downloadedBy } from '../testing/downloaded-by.ts'
import { anApplicant, app, showToStaff } from '../testing/show-to-staff.ts'

const api = await startApi()
const { aCourse, aDrive, aDriveApplication } = createOpenings(api.deps)
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const drives = '/placementDriveApplicantsList'

test('a list’s columns are chosen and stay chosen in this browser; the one that names a row can’t be hidden', async () => {
  await aDrive()
  const { user, storage, send } = await showToStaff(api, 'hr', drives)
  await screen.findByRole('link', { name: 'Winter drive' })
  expect(headers()).toContain('Location')
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const drive = await screen.findByRole('menuitemcheckbox', { name: 'Drive' })
  expect(drive.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Location' }))
  await waitFor(() => expect(headers()).not.toContain('Location'))
  closeApp()
  await showApp(api, { ...app, at: drives, storage, send })
  await screen.findByRole('link', { name: 'Winter drive' })
  expect(headers()).not.toContain('Location')
  expect(headers()).toContain('Drive')
})

test('how many rows a page has is remembered for the next list, and a page by its number keeps the usual size', async () => {
  for (let n = 1; n <= 11; n++) await aDrive({ title: `Drive ${n}` })
  const { user, address, storage, send } = await showToStaff(api, 'hr', drives)
  await screen.findByRole('link', { name: 'Drive 11' })
  const rows = () => screen.getAllByRole('row').length - 1
  expect(rows()).toBe(10)
  await user.selectOptions(screen.getByRole('combobox', { name: 'On each page' }), '20')
  await waitFor(() => expect(address()).toBe(`${drives}?pageSize=20`))
  await waitFor(() => expect(rows()).toBe(11))
  closeApp()
  const again = await showApp(api, { ...app, at: drives, storage, send })
  await waitFor(() => expect(rows()).toBe(11))
  again.history.push(`${drives}?pageIndex=1`)
  await waitFor(() => expect(rows()).toBe(1))
})

test('the applicants of the chosen days, and no others, are saved as CSV by the key e', async () => {
  const asha = await anApplicant(api, 'Asha Demo', { createdAt: new Date('2026-11-03T08:00:00.000Z') })
  await anApplicant(api, 'Ravi Demo')
  const { user } = await showToStaff(api, 'hr', '/vsp?toDate=2026-11-05')
  await screen.findByRole('link', { name: 'Asha Demo' })
  const { name, text } = await downloadedBy(api, () => user.keyboard('e'))
  expect(name).toBe('VspApplicants-2026-11-21.csv')
  const [head = '', first, end] = text.split('\r\n')
  expect(head.replace('\uFEFF', '')).toBe('ID,Date,UserID,Name,Phone,VSP Status')
  expect(first).toMatch(new RegExp(`^\\d+,03/11/2026,${asha.id},Asha Demo,${asha.phone?.slice(1)},Applied$`))
  expect(end).toBe('')
})

test.each([
  ['Admin', '/payments', 'Payments', 'Date,UserID,Name,For,Status,Method,Order,Amount,Refunded'],
  ['Admin', '/cohort-applicant', 'CohortApplicants', 'ID,Name,MobileNumber,Email,CouponCode,CourseID,Amount'],
  ['Admin', '/EmployerApplicants', 'EmployerApplicants', 'ID,Date,UserID,Name,Phone,VSP Status'],
  ['C-Partner', '/course-candidate-list', 'SuggestedCandidates', 'ID,Name,Phone,Exp level,Degree,Suggested courses'],
] as const)('for %s %s is saved as %s with its columns', async (role, at, file, columns) => {
  const { user } = await showToStaff(api, role, at)
  const button = await screen.findByRole('button', { name: 'Export to CSV' })
  const { name, text } = await downloadedBy(api, () => user.click(button))
  expect(name).toBe(`${file}-2026-11-21.csv`)
  expect(text).toContain(columns)
})

test('a drive’s applicants are saved as the state and the words on show leave them', async () => {
  const drive = await aDrive()
  const [asha, ravi] = [await api.aCandidate({}, { fullName: 'Asha Demo' }), await api.aCandidate()]
  await aDriveApplication({ driveId: drive.id, candidateId: asha.id, status: 'Accepted' })
  await aDriveApplication({ driveId: drive.id, candidateId: ravi.id })
  const at = `/placementDriveCandidateList?ID=${drive.id}&status=Accepted&term=asha`
  const { user } = await showToStaff(api, 'Counsellor', at)
  const button = await screen.findByRole('button', { name: 'Export to CSV' })
  const { name, text } = await downloadedBy(api, () => user.click(button))
  expect(name).toBe(`DriveApplicants-${drive.id}-2026-11-21.csv`)
  const [head, ...lines] = text.trimEnd().split('\r\n')
  expect(head).toContain('ID,Name,Phone,Email,Location,Status,Applied')
  expect(lines).toEqual([expect.stringContaining(`${asha.id},Asha Demo`)])
})

test('an Admin goes from All users to the accounts of employers and staff', async () => {
  const { user, address } = await showToStaff(api, 'Admin', '/admin-users')
  await user.click(await screen.findByRole('link', { name: 'Employers' }))
  await waitFor(() => expect(address()).toBe('/admin-people?tab=employers'))
})

test('Back from a person opened by the keys returns the focus to the row, and the keys go on from there', async () => {
  for (const name of ['Asha Demo', 'Ravi Demo', 'Meera Demo']) await anApplicant(api, name)
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true })
  const { user, address, back, drawn } = await showToStaff(api, 'hr', '/vsp')
  await screen.findByRole('link', { name: 'Ravi Demo' })
  await drawn()
  await user.keyboard('jj')
  const opened = () => screen.getAllByRole('row')[2]?.querySelector('a')
  expect(opened()?.textContent).toBe('Ravi Demo')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).not.toBe('/vsp'))
  await screen.findByRole('heading', { name: 'Ravi Demo' })
  await back()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ravi Demo'))
  await user.keyboard('j')
  const current = () => screen.getAllByRole('row').findIndex((row) => row.getAttribute('aria-current') === 'true')
  await waitFor(() => expect(current()).toBe(3))
  Reflect.deleteProperty(navigator, 'userActivation')
})

test('the row that j and k reach has the focus, so that a screen reader says it, also at the end of the list', async () => {
  for (const title of ['Campus day', 'Winter drive']) await aDrive({ title })
  const { user } = await showToStaff(api, 'hr', drives)
  await screen.findByRole('link', { name: 'Winter drive' })
  const focused = () => document.activeElement?.closest('tr')?.querySelector('a')?.textContent
  await user.keyboard('j')
  expect(focused()).toBe('Winter drive')
  await user.keyboard('jj')
  expect(focused()).toBe('Campus day')
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Campus day' }))
  await user.keyboard('k')
  expect(focused()).toBe('Winter drive')
  await user.type(screen.getByRole('searchbox'), 'winter')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Campus day' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test.each([
  paths.users,
  paths.list,
  paths.vsp,
  paths.applicants,
  paths.employerApplicants,
  paths.allApplicants,
  paths.driveList,
  paths.drives,
  paths.courseApplications,
  paths.certifications,
  paths.cohort,
  paths.payments,
  paths.invitations,
  paths.orders,
  paths.items,
  paths.searchUrl,
  paths.scrapper,
  paths.helpQuestions,
  paths.companies,
  '/admin-jobs',
  adminPaths.people,
  adminPaths.audit,
  adminPaths.reference,
  adminPaths.concepts,
  adminPaths.coupons,
  adminPaths.erasures,
])('the keyboard can skip to the list of %s, past its search and filters', async (at) => {
  await showToStaff(api, 'Admin', at)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.getElementById('results')).not.toBeNull())
  expect(document.querySelectorAll('#results').length).toBe(1)
  expect(document.querySelector('#results h1, #results [type=search]')).toBeNull()
})

/** A browser in which everything is in view, and the pages of a list that are read in it. */
async function pagesRead(at: string, call: string) {
  const { storage, send } = await showToStaff(api, 'Admin', '/settings')
  closeApp()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly seen: IntersectionObserverCallback
      constructor(seen: IntersectionObserverCallback) {
        this.seen = seen
      }
      observe() {
        const entry = { isIntersecting: true } as IntersectionObserverEntry
        setTimeout(() => this.seen([entry], this as unknown as IntersectionObserver), 0)
      }
      disconnect() {}
    },
  )
  const pages: string[] = []
  const counted: typeof send = (url, init) => {
    if (url.includes(call)) pages.push(new URL(url, location.href).searchParams.get('pageIndex') ?? '')
    return send(url, init)
  }
  const shown = await showApp(api, { ...app, at, storage, send: counted })
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  vi.unstubAllGlobals()
  return { ...shown, pages }
}

test.each([
  [paths.driveList, '/api/placement-drive?', aDrive],
  [paths.certifications, '/api/courses?', aCourse],
])('the next page of %s is there before it is asked for', async (at, call, make) => {
  for (let n = 1; n <= 12; n++) await make({ title: `Title ${n}` })
  const { pages, user } = await pagesRead(at, call)
  await waitFor(() => expect(pages).toEqual(['0', '1']))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  expect(pages).toEqual(['0', '1'])
})

test('a page of people with their phones is not read before it is asked for, since each reading is logged', async () => {
  for (let n = 1; n <= 12; n++) await anApplicant(api, `Asha Demo ${n}`)
  const { pages, drawn, queries } = await pagesRead('/vsp', '/api/job-application?')
  await drawn()
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(pages).toEqual(['0'])
})
