import { defineConfig } from '@playwright/test'
import { longTestMs } from '@pramaan/testing/patience'
import journeys from './playwright.config.ts'

/** What `pnpm pictures` runs: the same server, browser and demo people as the journeys, and no expectations. */
export default defineConfig({
  ...journeys,
  testMatch: '*.pictures.ts',
  fullyParallel: true,
  timeout: longTestMs,
  reporter: 'list',
  projects: [{ name: 'pictures' }],
})
