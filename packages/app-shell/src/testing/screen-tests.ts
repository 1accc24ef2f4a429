import { fileURLToPath } from 'node:url'
import { runByNode } from '@pramaan/database/testing/run-by-node'
import { everySuite } from '@pramaan/testing/settings'
import { defineConfig } from 'vitest/config'

const path = (from: string) => fileURLToPath(new URL(from, import.meta.url))

/**
 * The test run of a package with screens: jsdom over the real server in the same process, whose database image is made
 * once per run. One process imports screens and server once for all its files.
 */
export function screenTests(name: string) {
  return defineConfig({
    // React's production build does not accept the development build's elements.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    test: {
      ...everySuite,
      name,
      include: ['src/**/*.test.{ts,tsx}'],
      isolate: false,
      server: runByNode,
      // Tests make and drop many small objects: with more memory they are collected less often.
      execArgv: ['--max-semi-space-size=64'],
      globalSetup: path('../../../database/src/testing/image.setup.ts'),
      // A separate cache, because other test runs transform for React's development build and the cache key does not
      // tell them apart.
      fsModuleCachePath: path('../../../../node_modules/.vitest-cache/screens'),
      setupFiles: [path('browser/react-in-production.setup.ts'), path('close-app.setup.ts'), path('overlays.setup.ts')],
      environment: path('browser/environment.ts'),
      env: { TEST_DATABASE: 'pglite' },
    },
  })
}
