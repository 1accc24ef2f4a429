import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const { aDrive } = createOpenings(api.deps)

async function shownTo(person: { phone: string | null }, at: string) {
  return showAppAs(api, String(person.phone), 'Candidate', { map: routes, catalogue: texts, at })
}

test('drives are found by text, which is kept in the URL, and then are not set apart', async () => {
  await aDrive({ title: 'Nursing day', skills: ['Patient Care'] })
  await aDrive({ title: 'Java day', skills: ['Java'] })
  const person = await api.aCandidate({ professionalSkills: ['Java'] })
  const { user, address } = await shownTo(person, '/placement-drives?near=Pune')
  await screen.findByRole('button', { name: 'Java day' })
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search drives' })
  await user.type(box, 'nursing{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Java day' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Nursing day' })).toBeDefined()
  expect(screen.queryByRole('region', { name: texts['drives.others'] })).toBeNull()
  expect(address()).toBe('/placement-drives?near=Pune&term=nursing')
  await user.clear(box)
  await user.type(box, 'zzqq{Enter}')
  await screen.findByText('No placement drives found')
  await user.click(screen.getByRole('button', { name: 'Show all drives' }))
  await screen.findByRole('button', { name: 'Java day' })
  expect(box.value).toBe('')
  expect(address()).toBe('/placement-drives?near=Pune')
})

test('drives for work that none asks for give way to the nearest, and the page says so', async () => {
  await aDrive({ title: 'Screens day', skills: ['JavaScript'] })
  await aDrive({ title: 'Care day', skills: ['Patient Care'] })
  await shownTo(await api.aCandidate(), '/placement-drives?term=vue.js')
  await screen.findByText('No drive asks for Vue.js, so we searched for JavaScript.')
  expect(screen.getByRole('button', { name: 'Screens day' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Care day' })).toBeNull()
})

test('drives are found by a mistyped word, and the page says what it searched for, with a press that removes it', async () => {
  await aDrive({ title: 'Tally day', skills: ['Tally'] })
  await aDrive({ title: 'Java day', skills: ['Java'] })
  const { user } = await shownTo(await api.aCandidate(), '/placement-drives?term=talley')
  await screen.findByRole('button', { name: 'Tally day' })
  expect(screen.getByText('Showing results for Tally Prime instead of “talley”.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Java day' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove Tally Prime' }))
  await screen.findByRole('button', { name: 'Java day' })
})
