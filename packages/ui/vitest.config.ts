import { fileURLToPath } from 'node:url'
import { startMs } from '@pramaan/testing/patience'
import { everySuite } from '@pramaan/testing/settings'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))
const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  // Chromium refuses its sandbox to root, the usual user in a container.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
}

/* Each story runs twice with axe: light on a desktop, dark on the narrowest phone. */
function stories(theme: 'light' | 'dark', width: 'w320' | 'w1280') {
  return {
    extends: true as const,
    plugins: [storybookTest({ configDir, initialGlobals: { theme, viewport: { value: width } } })],
    test: {
      name: theme,
      // Their assertions are Storybook's own, which Vitest does not count.
      expect: { requireAssertions: false },
      // One page for all files: separate pages take a quarter more time.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        connectTimeout: startMs,
        screenshotFailures: false,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }
}

export default defineConfig({
  test: {
    ...everySuite,
    projects: [
      stories('light', 'w1280'),
      stories('dark', 'w320'),
      { extends: true, test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts'] } },
    ],
  },
})
