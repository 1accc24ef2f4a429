import { landingOf, whyNotRedirect } from '@pramaan/domain/landing'
import { expect, test } from 'vitest'
import { hirePath } from './hire-path.ts'

test('Hire on Pramaan leads to a page of ours', () => {
  const [path, query] = hirePath(7).split('?')
  expect(path).toBe('/emp-login')
  const { Url } = landingOf(query ?? '')
  expect(Url).toBe('/candidate-profile-ro?candidateID=7')
  expect(whyNotRedirect(Url ?? '')).toBeUndefined()
})
