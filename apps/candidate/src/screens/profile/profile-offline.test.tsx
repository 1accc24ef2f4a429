import { startApi } from '@pramaan/api/testing'
import { closeApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aBrowser } from '../../testing/network.ts'

const api = await startApi()
const path = '/candidate-profile'
const schooling = { school: 'Model', degree: 'BCA', qualification: 'Graduation', startYear: 2018, endYear: 2021 }

/** A candidate on their profile, whose network is cut. */
async function aProfileOffline(about: Parameters<typeof api.aCandidate>[0] = {}) {
  const person = await api.aCandidate({ experienceLevel: 'Experienced', ...about }, { fullName: 'Asha Demo' })
  const asPerson = await api.as(person)
  await asPerson.candidates.addEducation({ params: { id: person.id }, body: schooling })
  const browser = await aBrowser(api, person)
  const { user } = await browser.tab(path)
  await screen.findByRole('heading', { level: 1, name: 'Asha Demo' })
  browser.network.gone = true
  const read = async () => {
    const { data } = await asPerson.candidates.get({ params: { id: person.id } })
    if (!('RegistrationStep' in data)) throw new Error('not the owner’s answer')
    return data
  }
  return { person, asPerson, user, read, ...browser }
}

type User = Awaited<ReturnType<typeof aProfileOffline>>['user']

/** Saves a description in the open profile. */
async function describeAs(user: User, text: string) {
  await user.click(await screen.findByRole('button', { name: /^Edit ?intro$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit intro' }))
  fireEvent.change(dialog.getByLabelText('Description'), { target: { value: text } })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const waiting = () => screen.findByRole('list', { name: 'Waiting for the network' })

describe('a profile edit made without a network', () => {
  test('shows at once, waits on the device through a reload, and is sent once when the network is back', async () => {
    const { user, read, network, tab, back } = await aProfileOffline({ description: 'Before' })
    await describeAs(user, 'Written on the train')
    await screen.findByText('Saved. We’ll send it when you’re online.')
    expect((await waiting()).textContent).toContain('intro, saved')
    expect((await read()).Description).toBe('Before')
    closeApp()
    await tab(path)
    expect((await screen.findAllByText('Written on the train')).length).toBeGreaterThan(0)
    await waiting()
    await back()
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Waiting for the network' })).toBeNull())
    await screen.findByText('The changes to your profile were sent.')
    expect((await read()).Description).toBe('Written on the train')
    expect(new Set(network.sent).size).toBe(1)
    expect(screen.getAllByText('Written on the train').length).toBeGreaterThan(0)
  })

  test('no longer waits by its message once it was sent', async () => {
    const { user, back } = await aProfileOffline({ description: 'Before' })
    await describeAs(user, 'Written on the train')
    await screen.findByText('Saved. We’ll send it when you’re online.')
    await back()
    await screen.findByText('The changes to your profile were sent.')
    const noLonger = () => expect(screen.queryByText('Saved. We’ll send it when you’re online.')).toBeNull()
    await waitFor(noLonger)
  })

  test('follows those before it, of the same field and of another card', async () => {
    const { user, read, back } = await aProfileOffline({ description: 'Before' })
    await describeAs(user, 'First')
    await describeAs(user, 'Second')
    await user.click(screen.getByRole('button', { name: 'Edit BCA' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit education' }))
    fireEvent.change(dialog.getByLabelText(/^Grade/), { target: { value: '8.4' } })
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(within(await waiting()).getAllByRole('listitem')).toHaveLength(3)
    await back()
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Waiting for the network' })).toBeNull())
    expect(await read()).toMatchObject({ Description: 'Second', Education: [{ grade: '8.4' }] })
  })

  test('loses no choice whose list could not be read', async () => {
    const { read, tab, storage, back } = await aProfileOffline({ domainId: 3, description: 'Before' })
    closeApp()
    // The list of domains was never read on this device.
    const lists = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    for (const name of lists) if (name.includes('"domains"')) storage.removeItem(name)
    const { user } = await tab(`${path}?edit=profile`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit profile' }))
    fireEvent.change(dialog.getByLabelText('Description'), { target: { value: 'After' } })
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waiting()
    await back()
    await waitFor(async () =>
      expect(await read()).toMatchObject({ Description: 'After', CareerProfile: { domain: 3 } }),
    )
  })

  test('whose answer was lost is sent again under the same key and made once', async () => {
    const { user, read, network, back } = await aProfileOffline()
    network.gone = false
    network.lost = true
    await describeAs(user, 'Lost and found')
    await waiting()
    expect((await read()).Description).toBe('Lost and found')
    network.lost = false
    await back()
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Waiting for the network' })).toBeNull())
    expect([network.sent.length, new Set(network.sent).size]).toEqual([2, 1])
  })

  test('can be discarded before it is sent', async () => {
    const { user, read, back } = await aProfileOffline({ description: 'Before' })
    await describeAs(user, 'Not this')
    await user.click(await screen.findByRole('button', { name: 'Discard the change: intro' }))
    await waitFor(() => expect(screen.queryByText('Not this')).toBeNull())
    await back()
    expect((await read()).Description).toBe('Before')
  })

  test('that no longer fits, because the profile was changed elsewhere, lets the person choose', async () => {
    const { user, person, asPerson, read, back } = await aProfileOffline({ description: 'Before' })
    await describeAs(user, 'Mine')
    await asPerson.candidates.updateProfile({ params: { id: person.id }, body: { description: 'Theirs' } })
    await back()
    const alert = await screen.findByText('Your profile was changed elsewhere meanwhile. Choose what to keep.')
    await screen.findByText('In your profile: Theirs')
    expect(alert.closest('[role=alert]')?.textContent).toContain('Here: Mine')
    expect((await read()).Description).toBe('Theirs')
    await user.click(screen.getByRole('button', { name: 'Use mine' }))
    await waitFor(async () => expect((await read()).Description).toBe('Mine'))
    await waitFor(() => expect(screen.queryByText(/changed elsewhere/)).toBeNull())
  })

  test('that the server refuses is shown with its reason, and can be corrected and sent', async () => {
    const { user, read, back } = await aProfileOffline({ dob: '2001-05-17' })
    await user.click(screen.getByRole('button', { name: /^Edit ?personal information$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit personal information' }))
    fireEvent.change(dialog.getByLabelText('Year'), { target: { value: '2101' } })
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waiting()
    await back()
    await screen.findByText('Not sent: personal information')
    await screen.findByText('A change to your profile was not sent.')
    await user.click(screen.getByRole('button', { name: 'Fix and send' }))
    const again = within(await screen.findByRole('dialog', { name: 'Edit personal information' }))
    const field = again.getByLabelText<HTMLInputElement>('Year')
    expect(field.value).toBe('2101')
    fireEvent.change(field, { target: { value: '2002' } })
    await user.click(again.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect((await read()).Dob).toBe('2002-05-17'))
    await waitFor(() => expect(screen.queryByText(/^Not sent/)).toBeNull())
  })

  test('of the skills is possible after a reload: their list has loaded with the profile', async () => {
    const person = await api.aCandidate({ professionalSkills: ['SQL'] }, { fullName: 'Asha Demo' })
    const { tab, storage, network } = await aBrowser(api, person)
    await tab(path)
    await screen.findByRole('heading', { level: 1, name: 'Asha Demo' })
    const list = 'pramaan.seen.["reference","skills",{}]'
    await waitFor(() => expect(storage.getItem(list)).not.toBeNull())
    closeApp()
    network.gone = true
    const { user } = await tab(path)
    await user.click(await screen.findByRole('button', { name: /^Edit ?skills$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit skills' }))
    await user.click(await dialog.findByRole('button', { name: 'Java' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect((await waiting()).textContent).toContain('skills, saved')
  })

  test('belongs to one account: another account on the same device neither sees nor sends it', async () => {
    const { user, read, storage } = await aProfileOffline({ description: 'Before' })
    await describeAs(user, 'Private words')
    await waiting()
    closeApp()
    const other = await aBrowser(api, await api.aCandidate({}, { fullName: 'Ravi Demo' }))
    for (let at = 0; at < storage.length; at += 1) {
      const name = storage.key(at) ?? ''
      if (name.includes('.edits.')) other.storage.setItem(name, storage.getItem(name) ?? '')
    }
    await other.tab(path)
    await screen.findByRole('heading', { level: 1, name: 'Ravi Demo' })
    expect(screen.queryByText('Private words')).toBeNull()
    expect(screen.queryByText('Waiting for the network')).toBeNull()
    expect(other.network.sent).toEqual([])
    expect((await read()).Description).toBe('Before')
  })
})
