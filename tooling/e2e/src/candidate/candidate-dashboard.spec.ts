import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { reload } from '../steps/history.ts'
import { address, call } from '../steps/people.ts'
import { aNewcomer } from '../steps/registration.ts'

/** Most of what three of the demo's courses teach. */
const skills = [
  ...['SQL', 'React', 'Java', 'Tally Prime', 'GST Filing', 'TDS', 'Invoicing'],
  ...['SAP FICO', 'Accounts Payable', 'Accounts Receivable'],
]

/** What the dashboard shows, in the order of the spec. */
function sections(page: Page) {
  return [
    page.getByRole('region', { name: 'Your figures' }),
    page.getByRole('heading', { name: 'Get verified' }),
    page.getByRole('heading', { name: 'Profile strength' }),
    page.getByRole('switch', { name: 'Open for joining' }),
    page.getByRole('switch', { name: 'Open to join' }),
    page.getByRole('switch', { name: 'Open for freelancing' }),
    ...['Scope for you', 'Placement drives', 'Recommended training programs'].map((name) =>
      page.getByRole('heading', { name, exact: true }),
    ),
  ]
}

/** The names of a carousel's slides in sight, from left to right. */
async function inSight(carousel: ReturnType<Page['getByRole']>) {
  const slides = carousel.locator('li[aria-label]:not([inert])')
  const boxes = await slides.evaluateAll((all) =>
    all.map((one) => ({ name: one.getAttribute('aria-label'), left: one.getBoundingClientRect().left })),
  )
  return boxes.toSorted((one, other) => one.left - other.left).map(({ name }) => name)
}

/** Which slide it is, by its name (“3 of 9: …”). */
function slideNumber(name: string | null | undefined) {
  return Number.parseInt(name ?? '', 10)
}

test('a newcomer’s dashboard: its order, an application from Scope for you, a paused carousel, and the pages behind the figures [C-043 C-044 C-046 C-048]', async ({
  page,
}, { project }) => {
  const onPhone = project.name === 'phone'
  await page.clock.install()
  const { ID } = await aNewcomer(page, '/dashboard', skills)
  await test.step('everything is in its order', async () => {
    for (const section of sections(page)) await expect(section).toBeVisible()
    const tops: number[] = []
    for (const section of sections(page)) tops.push((await section.boundingBox())?.y ?? Number.NaN)
    // Beside each other on a desktop, the cards and the jobs each keep their own order.
    expect(onPhone ? tops : tops.slice(0, 6)).toEqual((onPhone ? tops : tops.slice(0, 6)).toSorted((a, b) => a - b))
    expect(tops.slice(6)).toEqual(tops.slice(6).toSorted((a, b) => a - b))
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, 'the height of the dashboard').toBeLessThan(onPhone ? 2500 : 2200)
    await expectAccessible(page)
  })
  await test.step('a job of Scope for you is applied to with one press', async () => {
    const scope = page.locator('section', { has: page.getByRole('heading', { name: 'Scope for you' }) })
    const apply = scope.getByRole('button', { name: /^Apply to (?!Service engineer|Import )/ }).first()
    const title = (await apply.getAttribute('aria-label'))?.replace('Apply to ', '') ?? ''
    await apply.click()
    await expect(page.getByText('Your skill profile has been shared with the recruiter!')).toBeVisible()
    await expect(scope.getByRole('button', { name: `Applied to ${title}` }).first()).toBeDisabled()
    expect((await call(page, 'GET', '/api/my-applications')).data).toHaveLength(1)
  })
  await test.step('the trainings turn every three seconds until they are paused', async () => {
    // Three fit this newcomer: on a wide window all of them are in sight.
    if (!onPhone) await page.setViewportSize({ width: 874, height: 800 })
    const trainings = page.getByRole('region', { name: 'Recommended training programs' })
    await trainings.scrollIntoViewIfNeeded()
    await page.mouse.move(0, 0)
    const began = await page.evaluate(() => Date.now())
    const [first] = await inSight(trainings)
    await expect.poll(async () => (await inSight(trainings)).length).toBe(onPhone ? 1 : 2)
    await page.clock.runFor(3100)
    await expect.poll(async () => (await inSight(trainings))[0]).not.toBe(first)
    const [turned] = await inSight(trainings)
    const passed = await page.evaluate((since) => Date.now() - since, began)
    expect(slideNumber(turned) - slideNumber(first)).toBeLessThanOrEqual(Math.ceil(passed / 3000))
    await trainings.getByRole('button', { name: 'Pause: Recommended training programs' }).click()
    await page.mouse.move(0, 0)
    const stayed = await inSight(trainings)
    await page.clock.fastForward(10_000)
    expect(await inSight(trainings)).toEqual(stayed)
    await expect(trainings.getByRole('button', { name: 'Play: Recommended training programs' })).toBeVisible()
    const drives = page.getByRole('region', { name: 'Placement drives' })
    expect(await inSight(drives)).toHaveLength(onPhone ? 1 : 2)
  })
  await test.step('a narrower window has fewer side by side', async () => {
    if (onPhone) return
    const trainings = page.getByRole('region', { name: 'Recommended training programs' })
    const drives = page.getByRole('region', { name: 'Placement drives' })
    for (const [width, ...counts] of [
      [875, 3, 2],
      [874, 2, 2],
      [585, 2, 2],
      [584, 1, 1],
      [1280, 3, 2],
    ]) {
      await page.setViewportSize({ width: width ?? 0, height: 800 })
      const sight = async () => [(await inSight(trainings)).length, (await inSight(drives)).length]
      await expect.poll(sight).toEqual(counts)
    }
  })
  await test.step('the joining switch is saved', async () => {
    const join = page.getByRole('switch', { name: 'Open to join' })
    const before = await join.getAttribute('aria-checked')
    const after = before === 'true' ? 'false' : 'true'
    await join.click()
    await expect(join).toHaveAttribute('aria-checked', after)
    const saved = async () => (await call(page, 'GET', `/api/user/candidate/${ID}`)).data as { JoiningStatus: boolean }
    await expect.poll(async () => String((await saved()).JoiningStatus)).toBe(after)
    await reload(page)
    await expect(join).toHaveAttribute('aria-checked', after)
    await expect(page.getByRole('switch', { name: 'Open to switch' })).toBeHidden()
  })
  await test.step('each figure links to the page behind it', async () => {
    for (const [card, title] of [
      ['Profile viewers', 'Profile viewers'],
      ['Search appearances', 'Search appearances'],
      ['Shortlisted', 'Shortlisted by'],
    ] as const) {
      await page.getByRole('region', { name: 'Your figures' }).getByRole('link', { name: card }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      if (card === 'Search appearances') await expectAccessible(page)
      await page.getByRole('link', { name: 'Back to dashboard' }).click()
    }
    await expect(page).toHaveURL(address('candidate', '/'))
  })
})
