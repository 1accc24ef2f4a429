import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { aNewEmployer } from '../steps/employer.ts'
import { address } from '../steps/people.ts'
import { aNewcomer } from '../steps/registration.ts'

const name = 'Asha Demo'
const company = 'Kaushal Works 🌱'

test.describe('an employer and a candidate', () => {
  test('come from the star to the hiring: by keys, menu, mouse and finger, with messages both ways, a reason and Undo [E-428]', async ({
    page,
    browser,
    hasTouch: phone,
    extraHTTPHeaders,
    viewport,
  }) => {
    const theirs = await browser.newContext({
      viewport,
      hasTouch: phone,
      ...(extraHTTPHeaders && { extraHTTPHeaders }),
    })
    const candidate = await theirs.newPage()
    const [{ ID }] = await Promise.all([aNewcomer(candidate, '/', ['JavaScript']), aNewEmployer(page)])

    await test.step('the employer shortlists and finds the candidate on the board', async () => {
      await page.goto(address('employer', `/candidate-profile-ro?candidateID=${ID}`))
      await page.getByRole('button', { name: 'Shortlist', exact: true }).filter({ visible: true }).click()
      await expect(page.getByText(`Candidate ${name} has been shortlisted successfully!`)).toBeVisible()
      await page.goto(address('employer', '/pipeline'))
      await expect(card(page, 'Shortlisted')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('what the selected are asked, and given up, leaves the page and the focus where they were', async () => {
      const box = page.getByRole('checkbox', { name: `Select ${name}` })
      const bar = page.getByRole('region', { name: 'Selected candidates' })
      const top = () => page.evaluate(() => window.scrollY)
      await box.focus()
      await page.keyboard.press('Space')
      const before = await top()
      await bar.getByRole('button', { name: 'Decide by' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: `Decide about ${name} by` })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(bar.getByRole('button', { name: 'Decide by' })).toBeFocused()
      expect(await top()).toBe(before)
      await bar.getByRole('button', { name: 'Clear' }).focus()
      await page.keyboard.press('Enter')
      await expect(box).toBeFocused()
      expect(await top()).toBe(before)
    })

    await test.step('keys carry the card to In Communication', async () => {
      await page.getByRole('button', { name: `Pick up ${name}` }).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
      await expect(card(page, 'In Communication')).toBeVisible()
      await page.keyboard.press('Space')
      await expect(page.getByText(`${name} moved to In Communication`)).toBeVisible()
      await show(page, 'In Communication', phone)
      await expect(card(page, 'In Communication')).toBeVisible()
    })

    await test.step('the employer writes, the candidate reads it without a reload and answers', async () => {
      await candidate.goto(address('candidate', '/messages'))
      await expect(candidate.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
      await fromMenu(page, 'Message')
      await write(page, name, 'Are you free on Monday?')
      await expect(page.getByText('Sent', { exact: true })).toBeVisible()
      await candidate.getByRole('link', { name: /Kaushal Works.*Are you free on Monday\?/ }).click()
      await write(candidate, company, 'Yes, at eleven')
      await expect(page.getByText('Yes, at eleven').last()).toBeVisible()
      await expect(page.getByText('Read', { exact: true })).toBeVisible()
      await expectAccessible(page)
      await expectAccessible(candidate)
    })

    await test.step('the menu leads to Interview Completed, and a drag, by mouse or finger, to Hired', async () => {
      await page.goto(address('employer', '/pipeline?stage=2'))
      await fromMenu(page, 'Interview Completed')
      await show(page, 'Interview Completed', phone)
      await expect(card(page, 'Interview Completed')).toBeVisible()
      const interviewed = card(page, 'Interview Completed')
      if (phone) await dragByFinger(page, interviewed, page.getByRole('button', { name: /^Hired/ }))
      else await drag(page, interviewed, page.getByRole('region', { name: 'Hired' }))
      await expect(page.getByText(`${name} moved to Hired`)).toBeVisible()
      await show(page, 'Hired', phone)
      await expect(card(page, 'Hired')).toBeVisible()
    })

    await test.step('a rejection asks why, and Undo takes it back', async () => {
      await fromMenu(page, 'Reject…')
      const dialog = page.getByRole('dialog', { name: `Reject ${name}?` })
      await dialog.getByText('Position filled').click()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: `Reject ${name}` }).click()
      const toast = page.getByRole('listitem').filter({ hasText: `${name} moved to Rejected` })
      await toast.getByRole('button', { name: 'Undo' }).click()
      await expect(card(page, 'Hired')).toBeVisible()
      await fromMenu(page, 'History')
      const history = page.getByRole('dialog', { name: `History of ${name}` })
      await expect(history.getByText('Undone: back from Rejected to Hired')).toBeVisible()
      await expect(history.getByText('Reason: Position filled')).toBeVisible()
      await expect(history.getByRole('listitem')).toHaveCount(6)
    })

    await test.step('the hired are listed', async () => {
      await page.goto(address('employer', '/hirings'))
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
      await page.goto(address('employer', '/pipeline?view=table'))
      await expect(page.getByRole('tab', { name: 'Hired 1' })).toBeVisible()
      await expectAccessible(page)
    })
    await theirs.close()
  })
})

function card(page: Page, stage: string) {
  return page.getByRole('region', { name: stage }).getByRole('article', { name })
}

/** A phone shows one stage at a time. */
async function show(page: Page, stage: string, phone: boolean | undefined) {
  if (phone) await page.getByRole('navigation', { name: 'Stages' }).getByRole('button', { name: stage }).click()
}

async function fromMenu(page: Page, item: string) {
  await page
    .getByRole('button', { name: `Move ${name}, and more` })
    .filter({ visible: true })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function write(page: Page, to: string, text: string) {
  const box = page.getByRole('textbox', { name: `Message to ${to}` })
  await box.fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(box).toHaveValue('')
}

async function drag(page: Page, what: Locator, to: Locator) {
  const [from, target] = [await what.boundingBox(), await to.boundingBox()]
  if (!from || !target) throw new Error('Nothing to drag')
  // By the name, which is a link.
  await page.mouse.move(from.x + 60, from.y + 24)
  await page.mouse.down()
  await page.mouse.move(from.x + 80, from.y + 70, { steps: 4 })
  await page.mouse.move(target.x + target.width / 2, target.y + 120, { steps: 10 })
  await expect(page.getByText(`${name} was here`)).toBeVisible()
  await page.mouse.up()
}

/** Presses long on a card and carries it to a place that is in sight: the browser's own touch, which no mouse event stands for. */
async function dragByFinger(page: Page, what: Locator, to: Locator) {
  await to.scrollIntoViewIfNeeded()
  const [from, target] = [await what.boundingBox(), await to.boundingBox()]
  if (!from || !target) throw new Error('Nothing to drag')
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const [start, end] = [
    { x: from.x + 100, y: from.y + 60 },
    { x: target.x + target.width / 2, y: target.y + target.height / 2 },
  ]
  await touch('touchStart', [start])
  await expect(page.getByText(`${name} was here`)).toBeVisible()
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }])
  await touch('touchEnd', [])
}
