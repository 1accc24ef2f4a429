import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright'

/* The built Storybook can break where the development one does not (bundler faults), so this opens it in a browser. */

const folder = fileURLToPath(new URL('storybook-static/', import.meta.url))
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

type Entry = { id: string; title: string; type: string }

let server: Server
let browser: Browser
let address: string

before(async () => {
  server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    const body = await readFile(file).catch(() => undefined)
    // A page without an icon of its own makes the browser ask for this one.
    const absent = path === '/favicon.ico' ? 204 : 404
    response.writeHead(body ? 200 : absent, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    response.end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args })
})

after(async () => {
  await browser?.close()
  server?.close()
})

async function openAll(paths: string[], loaded: string): Promise<string[]> {
  const page = await browser.newPage()
  const faults: string[] = []
  let at = ''
  page.on('pageerror', (error) => faults.push(`${at}: ${error.message}`))
  page.on('console', (message) => message.type() === 'error' && faults.push(`${at}: ${message.text()}`))
  for (const path of paths) {
    at = path
    await page.goto(`${address}${path}`)
    await page.waitForSelector(loaded, { state: 'attached', timeout: 20_000 })
  }
  await page.close()
  return faults
}

test('the built Storybook opens without an error in the console', async () => {
  const faults = await openAll(['/index.html'], '#storybook-explorer-tree [data-item-id]')
  assert.deepEqual(faults, [])
})

test('the first story of every component draws in the built Storybook without an error in the console', async () => {
  const index: { entries: Record<string, Entry> } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))
  const firsts = new Map<string, string>()
  for (const { id, title, type } of Object.values(index.entries)) {
    if (type === 'story' && !firsts.has(title)) firsts.set(title, `/iframe.html?id=${id}&viewMode=story`)
  }
  assert.ok(firsts.size > 50, `only ${firsts.size} components`)
  assert.deepEqual(await openAll([...firsts.values()], '#storybook-root > *'), [])
})

test('a page of documents opens in less than two seconds', async () => {
  const pages = ['actions-button', 'fields-textfield', 'data-datatable', 'overlays-dialog', 'charts-trendchart']
  // The first reads the files from the disk.
  await openAll([docsOf('feedback-alert')], docsShown)
  const page = await browser.newPage()
  for (const name of pages) {
    const start = performance.now()
    await page.goto(`${address}${docsOf(name)}`)
    await page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').waitFor()
    const seconds = (performance.now() - start) / 1000
    console.log(`${name}: ${seconds.toFixed(2)} s`)
    assert.ok(seconds < 2, `${name} took ${seconds.toFixed(2)} s`)
  }
  await page.close()
})

const docsOf = (name: string) => `/index.html?path=/docs/${name}--docs`
const docsShown = '#storybook-explorer-tree [data-item-id]'
