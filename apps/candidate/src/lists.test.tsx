import { startApi } from '@pramaan/api/testing'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'
import { texts } from './texts/en.ts'

const api = await startApi()

test.each([
  '/jobs',
  '/saved-jobs',
  '/my-applications',
  '/placement-drives',
  '/certification-and-trainings',
  '/all-emp-jobs',
  '/all-emp-applications',
  '/payments',
])('the keyboard can skip to the list of %s, past its search and filters', async (at) => {
  const { phone } = await api.aCandidate()
  await showAppAs(api, String(phone), 'Candidate', { map: routes, catalogue: texts, at })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.getElementById('results')).not.toBeNull())
  expect(document.querySelectorAll('#results').length).toBe(1)
  expect(document.querySelector('#results h1, #results [type=search]')).toBeNull()
})
