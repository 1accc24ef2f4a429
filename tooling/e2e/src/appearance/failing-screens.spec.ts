import { expect, type Page, test } from '@playwright/test'
import { onEveryScreen } from '../crawl/every-screen.ts'
import { readers } from '../crawl/readers.ts'
import { refuseReads } from '../crawl/refuse-reads.ts'
import { barriersOn } from '../steps/accessible.ts'
import { address } from '../steps/people.ts'

/** What the layout around an app's screens reads: the person's record, and the counts of its menu. */
const ofTheFrame: Record<string, RegExp> = {
  candidate: /^\/api\/user\/candidate\/\d+$/,
  employer: /^\/api\/employer\/\d+$/,
  staff: /^\/api\/(verification-waiting|staff\/totp)$/,
}

/** Screens that show that record, which is refused there too. */
const ofTheRecord: readonly string[] = ['/candidate-profile', '/candidate-dashboard', '/summary', '/employer-profile']

/**
 * Screens that miss nothing that a person needs: the company's city is typed, orders are written from the items that the
 * device keeps, and a profile whose address names nobody says so.
 */
const complete = /^(employer \/complete-profile|(employer|staff) \/candidate-profile|staff \/(newOrder|items)(\?.*)?)$/

/** What is wrong with a screen while its reads wait: a line each. */
async function faultsOfWaiting(page: Page) {
  const nameless = await page
    .locator('main [aria-busy=true]')
    .evaluateAll((all) => all.filter((one) => !one.textContent?.trim() && !one.ariaLabel).length)
  return nameless > 0 ? ['a progress without a name'] : []
}

/** What is wrong with a screen whose reads have just been refused: a line each. */
async function faultsOfRefusal(page: Page, asked: () => readonly string[]) {
  // Some fields load their code at the first sign of a person.
  await page.mouse.move(20, 20)
  const faults: string[] = []
  await expect(page.locator('main [aria-busy=true]'))
    .toHaveCount(0)
    .catch(() => faults.push('still waiting'))
  const text = (await page.locator('main').allInnerTexts()).join(' ')
  if (/\bLoading\b/.test(text)) faults.push('still loading')
  if ((await page.getByRole('heading', { level: 1 }).count()) === 0) faults.push('no heading')
  faults.push(...(await barriersOn(page)))
  // axe has looked for more than a second by now, in which a screen that asks without end asks many times.
  const twice = Map.groupBy(asked(), (path) => path)
  for (const [path, all] of twice) if (all.length > 2) faults.push(`${path} asked for ${all.length} times`)
  const retry = page.getByRole('button', { name: 'Retry' }).filter({ visible: true })
  if ((await retry.count()) === 0) return [...faults, 'no way to try again']
  if ((await page.getByRole('alert').filter({ visible: true }).count()) === 0) faults.push('no message')
  const before = asked().length
  await retry.first().focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => asked().length)
    .toBeGreaterThan(before)
    .catch(() => faults.push('Retry asks for nothing'))
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.localName))
    .not.toBe('body')
    .catch(() => faults.push('Retry loses the focus'))
  return faults
}

test.describe.configure({ mode: 'parallel' })

// Nobody's screens are shown without a sign-in and read anything.
for (const reader of readers.filter(({ sees }) => !sees('visitor')))
  test(`every screen of ${reader.name} waits, and says that it was refused, without barriers or many reads`, async ({
    page,
  }) => {
    const found: string[] = []
    const reads = await refuseReads(page)
    await onEveryScreen(page, reader, async (path, query) => {
      const note = (when: string, faults: readonly string[]) =>
        found.push(...faults.map((fault) => `${path}${query} ${when}: ${fault}`))
      reads.delay(ofTheRecord.includes(path) || reader.sees('registering') ? undefined : ofTheFrame[reader.map.app])
      await page.goto(address(reader.map.app, `${path}${query}`))
      await page.locator('main, h1').first().waitFor()
      if (reads.asked().length > 0) {
        note('while it waits', await faultsOfWaiting(page))
        note('while it waits', await barriersOn(page))
        await reads.refuse()
        const isComplete = complete.test(`${reader.map.app} ${path}${query}`)
        const faults = await faultsOfRefusal(page, reads.asked)
        note(
          'once it is refused',
          faults.filter((fault) => !(isComplete && fault.startsWith('no'))),
        )
      }
      reads.answer()
    })
    expect(found).toEqual([])
  })
