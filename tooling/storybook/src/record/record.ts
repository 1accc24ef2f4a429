import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { withGround } from '../../../bench/src/screens/ground.ts'
import type { Ground } from '../../../bench/src/screens/measure.ts'
import { type AppName, type Recording, screens } from './screens.ts'

// Opens the screens of the built apps on a server with demo people, and writes down what it answered.
const apps = fileURLToPath(new URL('../../../../apps', import.meta.url))
const mostPictureBytes = 4_000
const folder = new URL('../../recorded/', import.meta.url)

await mkdir(folder, { recursive: true })
await withGround(apps, false, async (ground) => {
  for (const app of Object.keys(screens) as AppName[]) {
    const recording = await record(ground, app)
    const text = `${JSON.stringify(recording, undefined, 1)}\n`
    await writeFile(new URL(`${app}.json`, folder), text)
    console.log(`${app}: ${Object.keys(recording.answers).length} answers, ${Math.ceil(text.length / 1000)} kB`)
  }
})

async function record({ browser, port, signed }: Ground, app: AppName): Promise<Recording> {
  const { person, addresses } = screens[app]
  const storageState = signed.get(person)
  const context = await browser.newContext({
    ...(storageState && { storageState }),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 1600 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const answers: Record<string, unknown> = {}
  noteAnswers(page, answers)
  // Storybook has no stream of unread counts either: what the apps ask without one is recorded.
  await page.route('**/api/notifications/stream', (route) => route.abort())
  const open = async (address: string) => {
    await page.goto(`http://${app}.localhost:${port}${address}`)
    await page.getByRole('main').getByRole('heading').first().waitFor()
    // What a screen asks for ahead once a person moves the mouse.
    await page.mouse.wheel(0, 1)
    await page.waitForLoadState('networkidle')
  }
  const opened: Recording['addresses'] = {}
  for (const [name, address] of Object.entries(addresses)) {
    await open(typeof address === 'string' ? address : address.from)
    const found = typeof address === 'string' ? address : await firstLink(page, address.opens)
    if (found !== address) await open(found)
    opened[name] = found
  }
  const token = await page.evaluate(() => localStorage.getItem('pramaan.token'))
  await context.close()
  const recording = { at: new Date().toISOString(), person: personOf(token ?? ''), addresses: opened, answers }
  // Outside a browser not every machine finds candidate.localhost.
  return withPictures(recording, (path) => fetch(`http://127.0.0.1:${port}${path}`))
}

/** The first address on a page that begins with `start`. */
async function firstLink(page: Page, start: string): Promise<string> {
  const link = page.locator(`a[href^="${start}"]`).first()
  // The first one may be in a part for phones.
  await link.waitFor({ state: 'attached' })
  return String(await link.getAttribute('href'))
}

function noteAnswers(page: Page, answers: Record<string, unknown>) {
  page.on('response', async (response) => {
    const { pathname, search } = new URL(response.url())
    const isJson = response.headers()['content-type']?.includes('json')
    if (!pathname.startsWith('/api/') || !isJson || !response.ok()) return
    const body = await response.json().catch(() => undefined)
    if (body !== undefined) answers[`${response.request().method()} ${pathname}${search}`] = body
  })
}

/** Small pictures are written into the answers, since Storybook has no server; larger ones are left out. */
async function withPictures(recording: Recording, fetchFile: (path: string) => Promise<Response>): Promise<Recording> {
  let text = withoutAddresses(JSON.stringify(recording))
  for (const path of new Set(text.match(/\/api\/files\/[\w-]+/g))) {
    const file = await fetchFile(path)
    const type = file.headers.get('content-type') ?? ''
    const body = Buffer.from(await file.arrayBuffer())
    const isSmall = file.ok && type.startsWith('image/') && body.length <= mostPictureBytes
    text = text.replaceAll(`"${path}"`, isSmall ? `"data:${type};base64,${body.toString('base64')}"` : 'null')
  }
  return JSON.parse(text)
}

/** Links without the recorded server's address, and without what opens them. */
function withoutAddresses(text: string) {
  return text
    .replaceAll(/https?:\/\/(\w+)\.localhost:\d+/g, 'https://$1.example.com')
    .replaceAll(/\btoken=[\w.-]+/g, 'token=demo')
}

/** Who a token is about; neither the token nor its session is stored. */
function personOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).userInfo
}
