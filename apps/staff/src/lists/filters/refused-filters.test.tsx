import { startApi } from '@pramaan/api/testing'
import { closeApp, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import type { staffRoles } from '@pramaan/domain/role'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { app, showToStaff, suggestCourse } from '../../testing/show-to-staff.ts'

const api = await startApi()
const broken = { message: 'Something went wrong on our side.', code: 'broken', requestId: 'r' }
const note = 'Some lists to choose from could not be loaded'

/** The console at a list, whose filters' lists are refused until the test says otherwise. */
async function shownWithout(list: RegExp, role: (typeof staffRoles)[number], at: string) {
  const first = await showToStaff(api, role)
  closeApp()
  const lists = { refused: true }
  const send: typeof first.send = async (url, init) =>
    lists.refused && list.test(url) ? { status: 500, json: async () => broken } : first.send(url, init)
  return { ...(await showApp(api, { ...app, storage: first.storage, send, at })), lists }
}

const selectOf = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))?.control as
    | HTMLSelectElement
    | undefined

test.each([
  ['degrees', /\/eduDegrees/, 'hr', '/cslr-candidate-list', 'Degree'],
  ['courses', /\/courses\?/, 'Admin', '/course-applications', 'Course'],
] as const)(
  'a list says that its filter’s %s were refused, and offers them after Retry',
  async (_, path, role, at, label) => {
    await suggestCourse(api, (await api.aCandidate()).id, 'Excel')
    const { user, lists } = await shownWithout(path, role, at)
    await screen.findByText(note)
    lists.refused = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(selectOf(label)?.options.length).toBeGreaterThan(1))
    expect(screen.queryByText(note)).toBeNull()
  },
)

test('a college that could not be looked for is not said to be missing', async () => {
  const { user } = await shownWithout(/\/colleges/, 'hr', '/cslr-candidate-list')
  await user.click(await screen.findByRole('button', { name: /^College/ }))
  const found = within(await screen.findByRole('dialog', { name: 'College' }))
  await user.type(found.getByRole('combobox'), 'Fergusson')
  await found.findByText(/^Something went wrong on our side/)
  expect(found.queryByText('no suggestion')).toBeNull()
})
