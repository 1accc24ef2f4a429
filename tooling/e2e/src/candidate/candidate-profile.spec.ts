import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectAccessible } from '../steps/accessible.ts'
import { address, arriveAs } from '../steps/people.ts'

/** Generated candidates that no other journey uses, one a project. */
const mobiles: Record<string, string> = { phone: '9000100160', desktop: '9000100161' }

/** Opens a dialog of the profile, works in it, and saves. */
async function edit(page: Page, button: string, title: string, work: () => Promise<unknown>) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await work()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

/** The file that a press downloads, under its name. */
async function download(page: Page, button: string) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByText('Downloading profile...')).toBeVisible()
  const file = await coming
  await expect(page.getByText('Downloading profile...')).toBeHidden()
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Expects texts to follow each other. */
function expectInOrder(text: string, parts: readonly string[]) {
  let at = 0
  for (const part of parts) {
    const next = text.indexOf(part, at)
    expect(next, `“${part}” comes after what stands before it`).toBeGreaterThanOrEqual(at)
    at = next + part.length
  }
}

/** How long a text is on the page, from the moment it is put there to the one it is taken away, however late anybody looks. */
function millisecondsShown(page: Page, text: string) {
  return page.evaluate((expected) => {
    const { promise, resolve } = Promise.withResolvers<number>()
    let since: number | undefined
    const observer = new MutationObserver(() => {
      const isShown = document.body.textContent.includes(expected)
      if (isShown) since ??= performance.now()
      if (isShown || since === undefined) return
      observer.disconnect()
      resolve(performance.now() - since)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return promise
  }, text)
}

test('a candidate edits each card, is warned before losing work, previews the profile and takes it along [C-490–494 E-841 E-843 E-845 S-481 S-488]', async ({
  page,
}, { project }) => {
  const description = 'Keeps the books of three shops. मराठी too.'
  const degree = 'Diploma in Demo'
  const mobile = mobiles[project.name] ?? ''
  await arriveAs(page, 'candidate', mobile, '/candidate-profile')
  let shown: Promise<number> = Promise.resolve(0)

  await test.step('each card is edited', async () => {
    await edit(page, 'Edit intro', 'Edit intro', () => page.getByLabel('Description').fill(description))
    await edit(page, 'Edit personal information', 'Edit personal information', () =>
      page.getByLabel('Website').fill('https://example.com/asha'),
    )
    await edit(page, 'Edit job preference', 'Edit job preference', () =>
      page.getByRole('checkbox', { name: 'Remote' }).check(),
    )
    shown = millisecondsShown(page, 'Success: education saved')
    await edit(page, 'Add education', 'Add education', async () => {
      await page.getByLabel('Level').selectOption('Diploma')
      await page.getByLabel('Degree').fill(degree)
      await page.getByLabel('Institution').fill('Demo College')
      await page.getByLabel('Start year').selectOption('2020')
      await page.getByLabel('End year').selectOption('2022')
    })
    await expect(page.getByText('Success: education saved')).toBeVisible()
    await expect(page.getByText(description)).toBeVisible()
    await expect(page.getByRole('heading', { name: degree }).first()).toBeVisible()
  })

  await test.step('unsaved changes are never lost without a warning', async () => {
    await page.getByRole('button', { name: 'Edit intro', exact: true }).click()
    await page.getByLabel('Description').fill('Not saved')
    await page.goBack()
    const warning = page.getByRole('alertdialog', { name: 'Data will be lost' })
    await warning.getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByLabel('Description')).toHaveValue('Not saved')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await warning.getByRole('button', { name: 'Leave anyway' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText(description)).toBeVisible()
  })

  await page.getByRole('button', { name: 'Preview' }).click()
  const paper = page.getByRole('article', { name: 'Preview of the profile' })
  await expect(paper).toContainText(description)
  const name = (await paper.getByRole('heading', { level: 1 }).textContent())?.trim() ?? ''
  await expectAccessible(page)
  // Read in peace, three seconds at the least, and gone by itself.
  expect(await shown).toBeGreaterThan(3000)

  await test.step('Download saves CV.pdf, whose text is read in the order of the profile', async () => {
    const { name: fileName, bytes } = await download(page, 'Download')
    expect(fileName).toBe('CV.pdf')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
    const plain = text.replace(/\s+/g, ' ')
    expectInOrder(plain, [name, `Phone: +91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`, 'Summary', 'Keeps the books'])
    expectInOrder(plain, ['Summary', 'Skills', 'Education', degree, 'Demo College', 'Diploma, 2020 – 2022'])
  })

  await test.step('Exact look saves CV.pdf: JPEG pictures of 1024 pixels at scale 2 on A4 upright', async () => {
    const { name: fileName, bytes } = await download(page, 'Exact look')
    expect(fileName).toBe('CV.pdf')
    const content = bytes.toString('latin1')
    expect(content).toContain('/Filter /DCTDecode')
    expect(content).toContain('/Width 2048')
    const first = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
    expect(first.view.map(Math.round)).toEqual([0, 0, 595, 842])
  })

  await test.step('only the document is printed', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account of' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Download' })).toBeHidden()
    await page.emulateMedia({ media: null })
    await page.getByRole('button', { name: 'Close preview' }).click()
    await expect(page).toHaveURL(address('candidate', '/candidate-profile'))
  })
})
