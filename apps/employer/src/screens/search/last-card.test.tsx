import { startApi } from '@pramaan/api/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { candidatesNamed, showToEmployer } from '../../testing/show-to-employer.tsx'

const api = await startApi()

test('a page that leaves a hole ends with an offer: a job post, or saving what is filtered', async () => {
  await candidatesNamed(api, ['Asha Rao', 'Ravi Kale', 'Sara Khan', 'Vijay More'], { location: 'Pune' })
  const { user, history } = await showToEmployer(api, '/emp-candidate-list')
  const post = await screen.findByRole('link', { name: 'Add job' })
  expect(post.getAttribute('href')).toBe('/new-job-form')
  expect(screen.queryByText('Not found the right person yet?')).toBeNull()
  history.push('/emp-candidate-list?location=Pune')
  expect(await screen.findByText('Not found the right person yet?')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add job' })).toBeNull()
  // The card offers to report new matches, so that is what is chosen at first.
  await user.click(screen.getAllByRole('button', { name: 'Save search' }).at(-1) as HTMLElement)
  expect(await screen.findByRole('radio', { name: 'Daily', checked: true })).toBeTruthy()
})
