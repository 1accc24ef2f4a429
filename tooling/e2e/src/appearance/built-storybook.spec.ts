import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { expect, test } from '@playwright/test'

const folder = join(import.meta.dirname, '../../../storybook/storybook-static')
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const server = createServer(async (request, response) => {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
  const content = await readFile(file).catch(() => undefined)
  response.writeHead(content ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
  response.end(content)
})

test.beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('the built Storybook shows a component, without an error in the console', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  const { port } = server.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/?path=/story/actions-button--primary`)
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('button')).toBeVisible()
  expect(errors).toEqual([])
})
