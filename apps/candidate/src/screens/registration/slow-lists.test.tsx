import { startApi } from '@pramaan/api/testing'
import { closeApp, showApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCandidateAt, app, bringTo, heading, press } from '../../testing/wizard.ts'

const api = await startApi()
type Shown = Awaited<ReturnType<typeof showApp>>

/**
 * The same browser after a reload, on a network that holds back the lists under `path` until the test lets them
 * through.
 */
async function reloadedWithout(path: string, { storage, send }: Pick<Shown, 'storage' | 'send'>, at = '/') {
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
  const slow: typeof send = async (url, init) => {
    if (url.endsWith(path)) await gate
    return send(url, init)
  }
  closeApp()
  return { ...(await showApp(api, { ...app, storage, send: slow, at })), letThrough }
}

test('Finish, pressed before the job roles are there, waits for them and leads to the welcome', async () => {
  const before = await bringTo(api, await aCandidateAt(api, -2), 'Fresher', 3)
  const { user, address, letThrough } = await reloadedWithout('/jobRoles', before)
  await heading('Opportunities')
  await user.click(press('Finish'))
  await screen.findByText('Saving...')
  letThrough()
  await screen.findByRole('heading', { name: 'Next things to do' })
  expect(address()).toBe('/welcome')
})

test('Next, pressed before the skills are there, waits for them', async () => {
  const before = await bringTo(api, await aCandidateAt(api, -2), 'Fresher', 2)
  const { user, letThrough } = await reloadedWithout('/skills', before)
  await heading('Skills & interests')
  await user.click(press('Next'))
  await screen.findByText('Saving...')
  letThrough()
  await heading('Opportunities')
})

test.each([
  ['skills', 'Edit skills'],
  ['profile', 'Edit profile'],
])('a skill that is removed before the lists are there is gone (edit=%s)', async (edit, title) => {
  const person = await api.aCandidate({ professionalSkills: ['React', 'Vue'], generalSkills: ['Teamwork'] })
  const shown = await showAppAs(api, String(person.phone), 'Candidate', app)
  const { user } = await reloadedWithout('/skills', shown, `/candidate-profile?edit=${edit}`)
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await user.click(dialog.getByRole('button', { name: 'Remove Vue' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const asPerson = await api.as(person)
  const skills = async () => (await asPerson.candidates.get({ params: { id: person.id } })).data.SkillProfile
  await waitFor(async () =>
    expect(await skills()).toMatchObject({ ProfessionalSkills: ['React'], GeneralSkills: ['Teamwork'] }),
  )
})

test('the form of the profile says that the domains were refused, and offers them after Retry', async () => {
  const shown = await showAppAs(api, String((await api.aCandidate()).phone), 'Candidate', app)
  closeApp()
  const lists = { refused: true }
  const broken = { message: 'Something went wrong on our side.', code: 'broken', requestId: 'r' }
  const send: typeof shown.send = async (url, init) =>
    lists.refused && url.endsWith('/jobDomains') ? { status: 500, json: async () => broken } : shown.send(url, init)
  const { user } = await showApp(api, { ...app, storage: shown.storage, send, at: '/candidate-profile?edit=profile' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit profile' }))
  await dialog.findByText('Some lists to choose from could not be loaded')
  lists.refused = false
  await user.click(dialog.getByRole('button', { name: 'Retry' }))
  const domain = () => dialog.getByRole<HTMLSelectElement>('combobox', { name: /^Domain/ })
  await waitFor(() => expect(domain().options.length).toBeGreaterThan(2))
  expect(dialog.queryByText('Some lists to choose from could not be loaded')).toBeNull()
})
