import { expect, test, vi } from 'vitest'
import { showToastWhenLoaded } from './show-toast-when-loaded.ts'

vi.mock('@pramaan/ui/toaster', () => {
  throw new Error('no network')
})

test('a message whose code can’t be loaded fails nothing of what it reports', async () => {
  await expect(showToastWhenLoaded({ text: 'Saved', tone: 'success' })).resolves.toBeUndefined()
})
