import { afterEach, vi } from 'vitest'
import { closeApp } from './render-app.tsx'

// Here and not beside closeApp: a module is imported once a process, this file runs for each test file.
afterEach(() => {
  closeApp()
  // A spy on a timer that is installed is taken off before the stand-in, which would otherwise outlive it.
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
