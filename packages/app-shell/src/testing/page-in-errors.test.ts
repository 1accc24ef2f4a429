import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import './render-app.tsx'

// Nothing comes: the wait is over at any speed.
const briefly = 200

test('a missing element is reported with the page, at once and after a wait', async () => {
  document.body.innerHTML = '<main>Nothing else</main>'
  const page = /Unable to find .*gone.*Nothing else/s
  expect(() => screen.getByText('gone')).toThrow(page)
  await expect(screen.findByText('gone', {}, { timeout: briefly })).rejects.toThrow(page)
})

test('the page is drawn once for a wait, however often the test looks', async () => {
  document.body.innerHTML = '<main>Nothing else</main>'
  const errors: string[] = []
  const look = vi.fn(() => {
    try {
      screen.getByText('gone')
    } catch (error) {
      errors.push(String(error))
      throw error
    }
  })
  await expect(waitFor(look, { timeout: briefly })).rejects.toThrow('Nothing else')
  expect(look.mock.calls.length).toBeGreaterThan(1)
  expect(errors.join()).not.toContain('Nothing else')
})
