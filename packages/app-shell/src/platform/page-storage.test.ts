// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { pageStorage } from './page-storage.ts'

test('the browser’s own storage is used if available', () => {
  expect(pageStorage('localStorage')).toBe(window.localStorage)
})

test('if the browser blocks its storage, as in another site’s frame, the page stores values itself', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  pageStorage('localStorage').setItem('pramaan.landing', '{}')
  expect(pageStorage('localStorage').getItem('pramaan.landing')).toBe('{}')
  expect(pageStorage('localStorage').getItem('other')).toBeNull()
})
