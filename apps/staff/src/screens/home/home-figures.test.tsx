import { startApi } from '@pramaan/api/testing'
import { closeApp, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { app, showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const broken = { message: 'Something went wrong on our side.', code: 'broken', requestId: 'r' }
const tile = (name: RegExp) => screen.findByRole('link', { name })

test('figures that were refused say so in words, and are tried again from one place', async () => {
  const first = await showToStaff(api, 'hr')
  closeApp()
  const figures = { refused: true }
  const send: typeof first.send = async (url, init) =>
    figures.refused && /verification-waiting|isVsp=true/.test(url)
      ? { status: 500, json: async () => broken }
      : first.send(url, init)
  const { user } = await showApp(api, { ...app, storage: first.storage, send })
  for (const name of [/^Waiting for verification/, /^Verified candidates/])
    await waitFor(async () => expect((await tile(name)).textContent).toMatch(/Not loaded$/))
  await waitFor(async () => expect((await tile(/^Candidates who can be found/)).textContent).toMatch(/\d$/))
  screen.getByText('Some figures could not be loaded')
  figures.refused = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  for (const name of [/^Waiting for verification/, /^Verified candidates/])
    await waitFor(async () => expect((await tile(name)).textContent).toMatch(/\d$/))
  expect(screen.queryByText('Some figures could not be loaded')).toBeNull()
})
