import { startApi } from '@pramaan/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { candidatesNamed, showToEmployer } from '../../testing/show-to-employer.tsx'

const api = await startApi()
const list = '/emp-candidate-list'
const box = () => screen.findByRole('combobox', { name: 'Job position' })
const said = /^Read from your description/

const description = `About us: Infotron is a company with 25 years of experience and offices in Delhi and Mumbai. Job title: Accountant.
We are hiring for our office in Nagpur. You will prepare GST returns and do bank reconciliation, with a small and friendly team.
You must know Tally and Excel. Minimum 2 years of experience. Interested people send their CV before the end of this month.`

test('a pasted description of a job is read as a search, said so, and each part can be taken away', async () => {
  await candidatesNamed(api, ['Asha Rao'], {
    currentPosition: 'Accountant',
    location: 'Nagpur',
    professionalSkills: ['Tally Prime', 'Microsoft Excel'],
  })
  const { user, address } = await showToEmployer(api, list)
  await user.click(await box())
  await user.paste(description)
  expect(await screen.findByText(said)).toBeTruthy()
  const term = 'Accountant, Minimum 2 years of experience, Nagpur, GST Filing, Bank Reconciliation'
  expect(await box()).toHaveProperty('value', term)
  const searched = () => new URLSearchParams(address().split('?')[1])
  expect(searched().get('term')).toBe(term)
  expect(searched().get('mustHave')).toBe('Tally Prime,Microsoft Excel')
  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await user.click(screen.getByRole('button', { name: /Must have Tally Prime/ }))
  await waitFor(() => expect(searched().get('mustHave')).toBe('Microsoft Excel'))
  await user.click(await screen.findByRole('button', { name: /Nagpur/ }))
  await waitFor(() => expect(searched().get('term')).not.toContain('Nagpur'))
  expect(searched().get('term')).toContain('GST Filing')
  expect(screen.getByText(said)).toBeTruthy()
  await user.clear(await box())
  await waitFor(() => expect(screen.queryByText(said)).toBeNull())
})

test('a pasted text that names no job is searched as far as it can be, as before', async () => {
  const { user, address } = await showToEmployer(api, list)
  await user.click(await box())
  await user.paste('zzqqx lorem '.repeat(60))
  await waitFor(() => expect(address()).toContain('term=zzqqx'))
  expect(screen.queryByText(said)).toBeNull()
})
