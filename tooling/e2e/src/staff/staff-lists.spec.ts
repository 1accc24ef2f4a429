import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { reload } from '../steps/history.ts'
import { address, arriveAs, call } from '../steps/people.ts'

/** Of the demo's staff those who are in no other journey, one a project: two codes at once would race. */
const counsellors: Record<string, string> = { phone: '9000100013', desktop: '9000100014' }
const coursePartners: Record<string, string> = { phone: '9000100015', desktop: '9000100020' }

type Row = { ID: number; FullName: string }

/** A person of the demo that no other project of this run notes anything of. */
async function someone(page: Page, project: string) {
  const { data } = await call(page, 'GET', '/api/user/datafilter?pageSize=20&pageIndex=1')
  const rows = data as Row[]
  return rows[project === 'phone' ? 3 : 7] as Row
}

async function send(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test.describe('a Counsellor', () => {
  test('filters, marks attendance and takes it back, suggests a course, and saves the list as CSV', async ({ page }, {
    project,
  }) => {
    await arriveAs(page, 'staff', counsellors[project.name] ?? '')
    await expect(page).toHaveURL(address('staff', '/cslr-candidate-list'))
    await expect(page.getByRole('table')).toBeVisible()
    const person = await someone(page, project.name)
    const box = page.getByRole('combobox', { name: 'Name, skill, e-mail or phone' })
    await box.fill(person.FullName)
    await expect(page).toHaveURL(/\?term=/)
    await box.press('Tab')
    const row = page.getByRole('row').filter({ has: page.getByText(String(person.ID), { exact: true }) })
    const attendance = row.getByRole('button', { name: /change the attendance/ })
    await expect(attendance).toBeVisible()
    await expectAccessible(page)
    const before = (await attendance.getAttribute('aria-label')) ?? ''
    await attendance.click()
    await page.getByRole('dialog').getByLabel('Comment').fill('Came to the journey.')
    await expectAccessible(page)
    await send(page)
    await expect(attendance).not.toHaveAccessibleName(before)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(attendance).toHaveAccessibleName(before)

    await row.getByRole('button', { name: /Suggest courses|Edit suggestion/ }).click()
    await page.getByLabel('Find a course').fill('java')
    await page.getByRole('option', { name: /^Java/ }).first().click()
    await send(page)
    await expect(row.getByRole('button', { name: /^Edit suggestion/ })).toBeVisible()
    await row.getByRole('button', { name: /^Notes and history/ }).click()
    await expect(
      page
        .getByRole('dialog')
        .getByText(/^Suggested: /)
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('dialog').getByText('undone').first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export to CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^candidates-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines[0]).toContain('ID,Name,Phone')
    expect(lines.slice(1).some((line) => line.startsWith(`${person.ID},`))).toBe(true)
    expect(lines.length - 1).toBeLessThan(20)
  })
})

test.describe('a C-Partner', () => {
  test('finds a candidate of the suggested ones and leaves a remark, which the reload keeps', async ({ page }, {
    project,
  }) => {
    await arriveAs(page, 'staff', coursePartners[project.name] ?? '')
    await expect(page).toHaveURL(address('staff', '/course-candidate-list'))
    await expect(page.getByRole('table')).toBeVisible()
    await expectAccessible(page)
    const { data } = await call(page, 'GET', '/api/user-tp-filter?pageSize=20')
    const person = (data as Row[])[project.name === 'phone' ? 12 : 15] as Row
    await page.getByRole('searchbox').fill(person.FullName)
    await expect(page).toHaveURL(/\?nameFilter=/)
    const row = page.getByRole('row').filter({ has: page.getByText(String(person.ID), { exact: true }) })
    await row.getByRole('button', { name: /remark/ }).click()
    const remark = `Spoke on the phone (${project.name}).`
    await page.getByRole('dialog').getByLabel('Remark').fill(remark)
    await send(page)
    await expect(row.getByText(remark)).toBeVisible()
    await reload(page)
    await expect(row.getByText(remark)).toBeVisible()
    await expectAccessible(page)
    await row.getByRole('link', { name: person.FullName }).click()
    await expect(page).toHaveURL(address('staff', `/candidate-profile-ro?candidateID=${person.ID}`))
  })
})
