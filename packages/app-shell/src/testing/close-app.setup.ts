import { afterEach, vi } from 'vitest'
import { closeApp } from './render-app.tsx'

// Here and not next to closeApp: a module is imported once per process, but this file runs for each test file.
afterEach(() => {
  closeApp()
  // Removes a spy on a fake timer before the fake itself, which would otherwise outlive it.
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
