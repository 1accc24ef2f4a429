import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { journeyMs, pageMs, startMs } from '@pramaan/testing/patience'

const port = Number(process.env.E2E_PORT ?? 3900)
// The workers read this file too: the folder is made once and handed on.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'pramaan-e2e-'))

/** Each width comes from a network of its own: what one address may ask for in an hour is limited. */
const from = (host: number) => ({ 'X-Forwarded-For': `203.0.113.${host}` })

/** What these prove has no width: what becomes of a code, of Back, of a file and of a link. Their screens have other journeys. */
const sameAtAnyWidth = ['candidate-signs-in', 'candidate-goes-back', 'candidate-uploads', 'wrong-app'].map(
  (name) => `${name}.spec.ts`,
)

/** In a browser that keeps pages for Back and Forward, as people's do and Playwright's does not by default. */
const keepsPages = 'back-after-sign-out.spec.ts'

/** Each sets its own two widths. */
const byKeyboard = '*-by-keyboard.spec.ts'

/** Measures how soon pages open, so the deep run runs it alone. */
const ofStorybook = 'built-storybook.spec.ts'

/** What opens dozens of screens, needs the built Storybook, or goes where the screens' own tests go: the deep run's. */
const long = [
  ...['every-screen', 'failing-screens', 'languages', 'long-words', 'new-version', 'wrong-app'],
  'staff-reads-profiles',
  ...['signs-in', 'goes-back', 'chats', 'uploads', 'settings', 'dashboard', 'profile'].map(
    (what) => `candidate-${what}`,
  ),
  ...['employer-starts', 'employer-searches', 'admin-manages', 'admin-figures', 'staff-lists'],
]
  .map((name) => `${name}.spec.ts`)
  .concat(byKeyboard, ofStorybook)

/** `npm test` goes each journey once, at the width that says more; the deep run all of them, at both. */
const forPhones = ['candidate-*.spec.ts', 'back-closes.spec.ts']

/**
 * `short`: those of `npm test`. `long`: what it leaves to the deep run, to be listed. The deep run has two parts: `all` but
 * the built Storybook, and `storybook`.
 */
const part = process.env.JOURNEYS

/** What a project leaves out, and what alone it runs, by the part that is asked for. */
function chosen(project: { only: string[]; never: string[] }) {
  const never = [...project.never, keepsPages]
  if (part === 'long') return { testMatch: long, testIgnore: never }
  if (part === 'storybook') return { testMatch: ofStorybook }
  if (part === 'all') return { testIgnore: [...never, ofStorybook] }
  if (part !== 'short') return { testIgnore: never }
  return { testMatch: project.only, testIgnore: [...never, ...long] }
}

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

const keptPages = {
  name: 'kept pages',
  testMatch: keepsPages,
  use: {
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: from(3),
    launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  },
}

/** Journeys in a real Chromium, on the built apps and the real server with demo data, at a phone's and a desktop's size. */
export default defineConfig({
  testDir: './src',
  testMatch: '*.spec.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: journeyMs,
  expect: { timeout: pageMs },
  reporter: [['list'], ['json']],
  outputDir: '../../.reports/journeys',
  use: {
    browserName: 'chromium',
    baseURL: `http://candidate.localhost:${port}`,
    launchOptions,
    // What a worker has stored must not answer for the server; the journey about it lets it in.
    serviceWorkers: 'block',
    actionTimeout: pageMs,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Pictures of each step would cost more time than the journeys; the failure's own is kept.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // The frame of a learning site is as narrow as a phone at both widths, and those by keyboard set theirs themselves.
    {
      name: 'phone',
      ...chosen({ only: forPhones, never: ['learning-site.spec.ts', byKeyboard] }),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, extraHTTPHeaders: from(1) },
    },
    {
      name: 'desktop',
      ...chosen({ only: ['!(candidate-*|back-closes).spec.ts'], never: sameAtAnyWidth }),
      use: { viewport: { width: 1280, height: 800 }, extraHTTPHeaders: from(2) },
    },
    ...(part === 'long' || part === 'storybook' ? [] : [keptPages]),
  ],
  webServer: {
    command: 'node tooling/demo-data/src/demo-server.ts',
    cwd: '../..',
    url: `http://127.0.0.1:${port}/api/readyz`,
    timeout: startMs,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: pageMs },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA,
      WEB_DIR: 'apps',
      DEMO_CANDIDATES: '300',
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '100000',
      // A busy machine is no reason to end a request's statements.
      DATABASE_MS: '600000',
      // The site around a framed page, which a journey plays itself on a port of its own.
      PARENT_ORIGIN: `http://learning.localhost:${port + 1000}`,
      TRUST_PROXY: '127.0.0.1',
    },
  },
})
