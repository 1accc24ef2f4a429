import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { closeApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aBrowser } from '../../testing/network.ts'

const api = await startApi()
const { aJob, aDrive, aCourse } = createOpenings(api.deps)
const waiting = 'Waiting for the network'
const shared = 'Your skill profile has been shared with the recruiter!'

/** A candidate who has pressed Apply where there is no network. */
async function whoAppliedOffline() {
  const job = await aJob()
  const person = await api.aCandidate()
  const browser = await aBrowser(api, person)
  const { user } = await browser.tab('/jobs')
  const apply = await screen.findByRole('button', { name: 'Apply to Tester' })
  browser.network.gone = true
  await user.click(apply)
  await screen.findByRole('button', { name: 'Waiting' })
  return { job, person, user, ...browser }
}

async function applicationsOf(person: Awaited<ReturnType<typeof whoAppliedOffline>>['person']) {
  return (await (await api.as(person)).applications.mine({ query: {} })).data
}

describe('an application made without a network', () => {
  test('is saved on the device with a message, and sent once when the network is back', async () => {
    const { person, network, back } = await whoAppliedOffline()
    expect(screen.getByText(/^Saved .*\. We’ll send it when you’re online\.$/)).toBeDefined()
    expect(await applicationsOf(person)).toEqual([])
    await back()
    await screen.findByRole('button', { name: 'Applied to Tester' })
    await screen.findByText(shared)
    expect(await applicationsOf(person)).toHaveLength(1)
    expect(new Set(network.sent).size).toBe(1)
    await back()
    expect(await applicationsOf(person)).toHaveLength(1)
  })

  test('from a stored page stays Applied when what the page asked meanwhile arrives after it', async () => {
    const job = await aJob()
    const { network, tab, back } = await aBrowser(api, await api.aCandidate())
    const page = `/job-details?Job=${job.id}`
    await tab(page)
    await screen.findByRole('button', { name: 'Apply to Tester' })
    closeApp()
    network.gone = true
    const { user, queries } = await tab(page)
    await user.click(await screen.findByRole('button', { name: 'Apply to Tester' }))
    await screen.findByRole('button', { name: 'Waiting' })
    const { promise, resolve } = Promise.withResolvers<void>()
    network.late = promise
    await back()
    await screen.findByText(shared)
    resolve()
    await waitFor(() => expect(queries.isFetching()).toBe(0))
    expect(screen.queryByRole('button', { name: 'Apply to Tester' })).toBeNull()
  })

  test('survives a reload, and two tabs that come back online at once send one', async () => {
    const { person, network, tab, back } = await whoAppliedOffline()
    closeApp()
    network.gone = false
    network.sent.length = 0
    await Promise.all([tab('/my-applications'), tab('/my-applications')])
    await back()
    await waitFor(async () => expect(await applicationsOf(person)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText(waiting)).toBeNull())
    expect(network.sent).toHaveLength(1)
  })

  test('whose answer was lost is sent again under the same key and made once', async () => {
    await aJob()
    const person = await api.aCandidate()
    const { network, tab, back } = await aBrowser(api, person)
    const { user } = await tab('/jobs')
    network.lost = true
    await user.click(await screen.findByRole('button', { name: 'Apply to Tester' }))
    await screen.findByRole('button', { name: 'Waiting' })
    expect(await applicationsOf(person)).toHaveLength(1)
    network.lost = false
    await back()
    await screen.findByRole('button', { name: 'Applied to Tester' })
    expect(network.sent).toHaveLength(2)
    expect(new Set(network.sent).size).toBe(1)
    expect(await applicationsOf(person)).toHaveLength(1)
  })

  test('can be cancelled before it is sent', async () => {
    const { person, user, network, back, storage } = await whoAppliedOffline()
    await user.click(screen.getByRole('button', { name: 'Cancel the application to Tester' }))
    await screen.findByRole('button', { name: 'Apply to Tester' })
    network.sent.length = 0
    await back()
    expect(network.sent).toEqual([])
    expect(await applicationsOf(person)).toEqual([])
    expect(Array.from({ length: storage.length }, (_, at) => storage.key(at)).join()).not.toContain('applying')
  })

  test('that is finally refused stays in My applications with the reason until dismissed', async () => {
    const { job, user, network, tab } = await whoAppliedOffline()
    closeApp()
    const admin = await api.as(await api.aStaffMember('Admin'))
    await admin.jobs.remove({ params: { id: job.id } })
    network.gone = false
    await tab('/my-applications')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Not sent: Tester')
    await user.click(within(alert).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('belongs to one account: another account on the same device neither sees nor sends it', async () => {
    const { person, storage } = await whoAppliedOffline()
    closeApp()
    const other = await aBrowser(api, await api.aCandidate())
    for (let at = 0; at < storage.length; at += 1) {
      const name = storage.key(at) ?? ''
      if (name.includes('applying')) other.storage.setItem(name, storage.getItem(name) ?? '')
    }
    await other.tab('/my-applications')
    await screen.findByText('No applications found')
    expect(screen.queryByText(waiting)).toBeNull()
    expect(other.network.sent).toEqual([])
    expect(await applicationsOf(person)).toEqual([])
  })

  test.each([
    ['a drive', 'drive-detail?ID', () => aDrive(), 'Apply', 'Pending', 'Applied successfully'],
    ['a course', 'certification-details?id', () => aCourse({ price: null }), 'Apply now', 'Enrolled', undefined],
  ] as const)(
    'to %s is saved too, and withdrawn or sent once, from its own page',
    async (_, path, make, apply, end, notified) => {
      const { id } = await make()
      const person = await api.aCandidate()
      const { network, tab, back } = await aBrowser(api, person)
      const { user } = await tab(`/${path}=${id}`)
      const press = async () => user.click(await screen.findByRole('button', { name: apply }))
      await screen.findByRole('button', { name: apply })
      network.gone = true
      await press()
      await screen.findByText(waiting)
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Waiting' }).disabled).toBe(true)
      await user.click(screen.getByRole('button', { name: /^Cancel the application to/ }))
      await press()
      await screen.findByText(waiting)
      network.sent.length = 0
      await back()
      expect((await screen.findByRole<HTMLButtonElement>('button', { name: end })).disabled).toBe(true)
      expect(screen.queryByText(waiting)).toBeNull()
      expect(new Set(network.sent).size).toBe(1)
      expect(await applicationsOf(person)).toHaveLength(1)
      // The dialog belongs to the press; applications sent later in the background don't open it.
      if (notified) expect(screen.queryByRole('dialog', { name: notified })).toBeNull()
    },
  )
})
