import { afterEach } from 'vitest'
import { closeApp } from './render-app.tsx'

// Here and not beside closeApp: a module is imported once a process, this file runs for each test file.
afterEach(closeApp)
