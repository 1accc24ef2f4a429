import { journeyMs } from '@pramaan/testing/patience'
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

/**
 * A screen as those meet it who were never there; `later` is what the page loads once the screen stands, in bytes.
 * `inTime`: it stood before the page loaded what it loads without a sign, so what is `later` is known.
 */
export type Measured = Wire & PageFigures & { later: number; inTime: boolean }

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
/** Milliseconds in which nothing has come; and the longest wait for what a page loads by itself. */
const [quiet, timeout] = [1_000, 10_000]

const desktop = { viewport: { width: 1280, height: 800 } }

/** Opens a screen with an empty cache, waits until all has come that it loads by itself, and says what that took. */
export function measure(ground: Ground, screen: MeasuredScreen): Promise<Measured> {
  return onScreen(ground, screen, async (page, { transfers, untilQuiet }) => {
    // Builds without the mark have loaded all that they load.
    await page
      .waitForFunction(() => performance.getEntriesByName('first sign').length > 0, undefined, { timeout })
      .catch(() => undefined)
    await untilQuiet(quiet)
    const paths = await loadedLater(page)
    const first = transfers.toReversed().filter(({ path }) => !takeFrom(paths, path))
    const wire = totalOf(first.toReversed())
    const later = totalOf(transfers).bytes - wire.bytes
    return { ...wire, ...(await readFigures(page)), later, inTime: await stoodInTime(page) }
  })
}

/**
 * The paths of what the page has asked for since it found that its first screen stands; builds without that have none.
 * Pictures belong to the screen whenever they come: the page does not wait for them.
 */
function loadedLater(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [stands] = performance.getEntriesByName('first screen stands')
    if (!stands) return []
    const isLater = ({ startTime, initiatorType }: PerformanceResourceTiming) =>
      startTime >= stands.startTime && initiatorType !== 'img'
    const later = performance.getEntriesByType('resource').filter((one) => isLater(one as PerformanceResourceTiming))
    return later.map(({ name }) => new URL(name).pathname)
  })
}

/** Whether the first screen stood before the few seconds were over after which a page no longer waits for a sign. */
function stoodInTime(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.POSITIVE_INFINITY
    return at('first screen stands') < at('first sign')
  })
}

/** Takes a path out of a list, once; returns whether it was there. */
function takeFrom(paths: string[], path: string): boolean {
  const index = paths.indexOf(path)
  if (index >= 0) paths.splice(index, 1)
  return index >= 0
}

/** The same, and then something is done there. */
export async function onScreen<Result>(
  ground: Ground,
  screen: MeasuredScreen,
  work: (page: Page, wire: Awaited<ReturnType<typeof countWire>>) => Promise<Result>,
) {
  const context = await contextFor(ground, screen)
  try {
    context.setDefaultTimeout(journeyMs)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await observeFigures(page)
    const wire = await countWire(session)
    if (ground.throttled) await slowDown(session)
    await page.goto(`http://${screen.app}.localhost:${ground.port}${screen.path}`)
    await screen.shown(page)
    await wire.untilQuiet(quiet)
    return await work(page, wire)
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
