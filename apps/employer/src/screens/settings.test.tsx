import { startApi } from '@pramaan/api/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToEmployer } from '../testing/show-to-employer.tsx'

const api = await startApi()

test('the settings name the applications that an employer gets, and none that they send', async () => {
  await showToEmployer(api, '/settings')
  expect(await screen.findAllByText('Applications to my jobs and drives')).not.toEqual([])
  expect(screen.queryAllByText('My applications and shortlistings')).toEqual([])
})
