import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { observeFigures, type PageFigures, readFigures } from './figures-of-page.ts'
import type { Person, Signed } from './people.ts'
import type { MeasuredScreen } from './the-screens.ts'
import { countWire, totalOf, type Wire } from './wire.ts'

/** Where screens are measured: the browser, the server's port, who has signed in, and whether the phone is slow. */
export type Ground = {
  browser: Browser
  port: number
  signed: ReadonlyMap<Person, Signed>
  throttled: boolean
}

/** A screen as those meet it who were never there; `later` is what the page loads once the screen stands, in bytes. */
export type Measured = Wire & PageFigures & { later: number }

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const desktop = { viewport: { width: 1280, height: 800 } }

/** Opens a screen with an empty cache, waits until it stands and nothing more comes, and says what that took. */
export function measure(ground: Ground, screen: MeasuredScreen): Promise<Measured> {
  return onScreen(ground, screen, async (page, transfers) => {
    const later = new Set(await loadedLater(page))
    const wire = totalOf(transfers.filter(({ path }) => !later.has(path)))
    return { ...wire, ...(await readFigures(page)), later: totalOf(transfers).bytes - wire.bytes }
  })
}

/** The paths of what the page has asked for since it found that its first screen stands; builds without that have none. */
function loadedLater(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [stands] = performance.getEntriesByName('first screen stands')
    if (!stands) return []
    const later = performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= stands.startTime)
    return later.map(({ name }) => new URL(name).pathname)
  })
}

/** The same, and then something is done there. */
export async function onScreen<Result>(
  ground: Ground,
  screen: MeasuredScreen,
  work: (page: Page, transfers: Awaited<ReturnType<typeof countWire>>['transfers']) => Promise<Result>,
) {
  const context = await contextFor(ground, screen)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await observeFigures(page)
    const { transfers, untilQuiet } = await countWire(session)
    if (ground.throttled) await slowDown(session)
    await page.goto(`http://${screen.app}.localhost:${ground.port}${screen.path}`)
    await screen.shown(page)
    await untilQuiet(1_000)
    return await work(page, transfers)
  } finally {
    await context.close()
  }
}

function contextFor({ browser, signed }: Ground, { app, person }: MeasuredScreen): Promise<BrowserContext> {
  const storageState = person && signed.get(person)
  return browser.newContext({
    ...(app === 'candidate' ? phone : desktop),
    ...(storageState && { storageState }),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  })
}

/** A phone of ordinary slowness: a quarter of this processor, 9 Mbps, 100 ms. */
async function slowDown(session: CDPSession) {
  const bytesASecond = 9_000_000 / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: bytesASecond,
    uploadThroughput: bytesASecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
