import { fileURLToPath } from 'node:url'
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
      // One page for all files: separate pages take a quarter more time.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }
}

export default defineConfig({
  test: {
    projects: [
      stories('light', 'w1280'),
      stories('dark', 'w320'),
      { extends: true, test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts'] } },
    ],
  },
})
