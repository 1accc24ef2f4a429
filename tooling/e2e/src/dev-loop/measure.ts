import { chromium, type Page } from '@playwright/test'
import { startMs } from '@pramaan/testing/patience'
import { edited } from './edit.ts'
import { startScript } from './program.ts'

// What a developer waits for, in seconds: `pnpm dev`, a change in a screen and in the API, Storybook. Prints a table.
const api = 'http://127.0.0.1:3000/api'
const apps = { candidate: 5173, employer: 5174, staff: 5175 }
const storybook = 'http://127.0.0.1:6006'

const rows: (readonly [what: string, seconds: number])[] = []

async function timed(what: string, work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  rows.push([what, (performance.now() - start) / 1000])
  console.log(`| ${what} | ${rows.at(-1)?.[1].toFixed(1)} |`)
}

/** Fails where the page was loaded again, or what was typed is gone. */
async function expectSamePage(page: Page) {
  const sameDocument = await page.evaluate(() => document.documentElement.dataset.sameAsBefore)
  const typed = await page.getByLabel('Mobile number').inputValue()
  if (sameDocument !== 'yes' || typed !== '9000000001') throw new Error('The page was loaded again.')
}

async function changeScreens(page: Page) {
  await page.getByLabel('Mobile number').fill('9000000001')
  await page.evaluate(() => {
    document.documentElement.dataset.sameAsBefore = 'yes'
  })
  const screens = [
    [
      'in an app',
      'apps/candidate/src/screens/registration/sign-in-screen.tsx',
      '<Suspense fallback',
      'title="changed"',
    ],
    ['in a package', 'packages/app-shell/src/sign-in/form-heading.tsx', '<h1', 'title="changed"'],
  ] as const
  for (const [where, path, tag, attribute] of screens) {
    const to = tag === '<h1' ? `<h1 ${attribute}` : `<i ${attribute}>changed</i>${tag}`
    await timed(`a change of a screen ${where} is on the page, what was typed stays`, () =>
      edited(path, [tag, to], () => page.getByTitle('changed').waitFor()),
    )
    await page.getByTitle('changed').waitFor({ state: 'detached' })
    await expectSamePage(page)
  }
}

async function signIn() {
  const post = async (body: object) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${api}/user/login`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const who = { mobile: '+919000000001', role: 'Candidate' }
  await post(who)
  const { data } = await (await fetch(`${api}/dev/outbox?to=${encodeURIComponent(who.mobile)}`)).json()
  return String((await post({ ...who, otp: data[0].variables.otp })).data)
}

/** A session lies in the database: who is still signed in has the same one. */
async function expectSignedIn(authorization: string) {
  const { status } = await fetch(`${api}/notifications`, { headers: { authorization } })
  if (status !== 200) throw new Error(`The session is gone: ${status}`)
}

async function changeApi({ untilAnswers }: ReturnType<typeof startScript>) {
  const token = await signIn()
  const files = [
    ['the API', 'apps/api/src/features/platform/platform.routes.ts', 'export function'],
    ['the domain', 'packages/domain/src/registration/steps.ts', 'export const'],
  ] as const
  for (const [where, path, line] of files) {
    await timed(`a change of ${where}: the API answers again, who was signed in still is`, () =>
      edited(path, [line, `// changed\n${line}`], async () => {
        await untilAnswers(`${api}/readyz`, false)
        await untilAnswers(`${api}/readyz`)
      }),
    )
    await untilAnswers(`${api}/readyz`, false)
    await untilAnswers(`${api}/readyz`)
    await expectSignedIn(token)
  }
}

/** Opens a component's page of documents as from an address. */
async function openDocuments(component: string) {
  await page.goto('about:blank')
  await page.goto(`${storybook}/?path=/docs/${component}--docs`)
  const heading = page.frameLocator('#storybook-preview-iframe').getByRole('heading')
  await heading.first().waitFor({ timeout: startMs })
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
const dev = startScript('dev')
try {
  const all = [`${api}/readyz`, ...Object.values(apps).map((port) => `http://localhost:${port}/`)]
  await timed('`pnpm dev` until the three apps and the API answer', () =>
    Promise.all(all.map((url) => dev.untilAnswers(url))),
  )
  for (const [app, port] of Object.entries(apps))
    await timed(`the first screen of the ${app} app`, async () => {
      await page.goto(`http://${app}.localhost:${port}/`)
      await page.getByRole('button').first().waitFor()
    })
  await page.goto(`http://candidate.localhost:${apps.candidate}/`)
  await changeScreens(page)
  await changeApi(dev)
} finally {
  dev.end()
}
const stories = startScript('storybook')
try {
  await timed('`pnpm storybook` until it answers', () => stories.untilAnswers(storybook))
  await timed('its first page of documents', () => openDocuments('actions-button'))
  await timed('the same page again', () => openDocuments('actions-button'))
  await timed('another page of documents', () => openDocuments('fields-datefield'))
} finally {
  stories.end()
  await browser.close()
}
