import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { expect, type Page, test } from '@playwright/test'

const folder = join(import.meta.dirname, '../../../storybook/storybook-static')
type Entry = { id: string; title: string; type: string }

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Where Storybook is hosted there is no server of ours: what the apps and the browser ask for besides its files. */
const unanswered = ['/api/notifications/stream', '/favicon.ico']

const server = createServer(async (request, response) => {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
  const content = await readFile(file).catch(() => undefined)
  if (unanswered.includes(path)) return void response.writeHead(204).end()
  response.writeHead(content ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
  response.end(content)
})

test.beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const shownHeading = (page: Page) => page.getByRole('main').getByRole('heading').filter({ visible: true }).first()

const errors = new WeakMap<Page, string[]>()
const errorsOf = (page: Page) => errors.get(page) ?? []

test.beforeEach(({ page }) => {
  const found: string[] = []
  errors.set(page, found)
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => found.push(error.message))
})

/** Opens a component's page of documents as from its address; resolves with the seconds it took. */
async function openDocuments(page: Page, component: string) {
  const start = performance.now()
  await page.goto(`${address()}/?path=/docs/${component}--docs`)
  await page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').waitFor()
  return (performance.now() - start) / 1000
}

test('the built Storybook shows a component, without an error in the console', async ({ page }) => {
  await page.goto(`${address()}/?path=/story/actions-button--primary`)
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('button')).toBeVisible()
  expect(errorsOf(page)).toEqual([])
})

/** The classes on the page that no style sheet has: a folder that Tailwind does not read leaves a screen in pieces. */
function classesWithoutStyle() {
  const styled = new Set<string>()
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        // A digit at the start of a name is written as its number, `\32 ` for 2.
        for (const [, name = ''] of rule.selectorText.matchAll(/\.((?:\\3\d ?|\\.|[\w-])+)/g))
          styled.add(name.replace(/\\3(\d) ?/g, '$1').replace(/\\(.)/g, '$1'))
      if ('cssRules' in rule) read(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) read(sheet.cssRules)
  const used = new Set([...document.querySelectorAll('#storybook-root *')].flatMap(({ classList }) => [...classList]))
  // Icons carry their names, and some elements a name that the look of others refers to.
  return [...used].filter((name) => !styled.has(name) && !/^(lucide|group|peer)\b/.test(name))
}

test('every component and every screen of the three apps opens there, without an error in the console', async ({
  page,
}) => {
  const index = await readFile(join(folder, 'index.json'), 'utf8')
  const entries = Object.values((JSON.parse(index) as { entries: Record<string, Entry> }).entries)
  const stories = entries.filter(({ type }) => type === 'story')
  const isScreen = ({ title }: Entry) => title.startsWith('Screens/')
  const firsts = [...Map.groupBy(stories, ({ title }) => title).values()].flatMap((all) =>
    all.filter((one) => isScreen(one) || one === all[0]),
  )
  expect(new Set(firsts.filter(isScreen).map(({ title }) => title)).size).toBe(3)
  expect(firsts.length).toBeGreaterThan(80)
  for (const { id } of firsts) {
    await page.goto(`${address()}/iframe.html?id=${id}&viewMode=story`)
    await expect(page.locator('#storybook-root > *').first(), id).toBeAttached()
    if (id.startsWith('screens-')) {
      await expect(shownHeading(page), id).toBeVisible()
      expect(await page.evaluate(classesWithoutStyle), id).toEqual([])
    }
    expect(errorsOf(page), id).toEqual([])
  }
})

test('a page of documents opens in less than two seconds, once the server is warm', async ({ page }) => {
  await openDocuments(page, 'feedback-alert')
  for (const name of ['actions-button', 'fields-textfield', 'data-datatable', 'overlays-dialog', 'charts-trendchart']) {
    const seconds = [await openDocuments(page, name), await openDocuments(page, name)]
    console.log(`${name}: ${seconds.map((one) => one.toFixed(2)).join(' and ')} s`)
    expect(Math.min(...seconds), name).toBeLessThan(2)
  }
})

test('a screen is shown in light and in dark at once, each as wide as the toolbar says', async ({ page }) => {
  const globals = 'theme:both;lang:hi;viewport:w360'
  await page.goto(`${address()}/?path=/story/screens-employer--jobs&globals=${globals}`)
  const screens = page.frameLocator('#storybook-preview-iframe')
  for (const theme of ['Light', 'Dark']) {
    const root = screens.frameLocator(`iframe[title="${theme}"]`).locator('html')
    await expect(root.getByRole('heading', { name: 'नौकरियों की सूची' })).toBeVisible()
    await expect(root).toHaveAttribute('data-theme', theme.toLowerCase())
    expect(await root.evaluate(() => innerWidth), theme).toBe(360)
  }
  expect(errorsOf(page)).toEqual([])
})

test('the toolbar says which density a screen has, and offers a choice only where there is one', async ({ page }) => {
  const density = page.getByRole('button', { name: 'Density' })
  for (const [story, said] of [
    ['screens-staff--users', 'Dense, as in the console'],
    ['screens-staff--sign-in', 'No dense form'],
    ['screens-candidate--jobs', 'No dense form'],
  ]) {
    await page.goto(`${address()}/?path=/story/${story}`)
    await expect(density, story).toHaveText(said ?? '')
    await expect(density, story).toBeDisabled()
  }
  await page.goto(`${address()}/?path=/story/actions-button--primary&globals=density:dense`)
  await expect(density).toHaveText('Dense, as in the console')
  await expect(density).toBeEnabled()
})

test('a link out of an app says where it leads, and the screen stays', async ({ page }) => {
  await page.goto(`${address()}/iframe.html?id=screens-candidate--sign-in&viewMode=story`)
  await page.getByRole('link', { name: 'Employer sign-in' }).click()
  await expect(page.getByText('which Storybook doesn’t have')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Employer sign-in' })).toBeVisible()
})
