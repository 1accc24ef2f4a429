import { expect, test } from '@playwright/test'
import { onEveryScreen } from '../crawl/every-screen.ts'
import { readers } from '../crawl/readers.ts'
import { barriersOn } from '../steps/accessible.ts'

for (const reader of readers)
  test(`axe finds nothing on any screen of ${reader.name}, in light and in dark`, async ({ page }) => {
    const found: string[] = []
    await onEveryScreen(page, reader, async (path, query) => {
      for (const barrier of await barriersOn(page)) found.push(`${path}${query}: ${barrier}`)
    })
    expect(found).toEqual([])
  })
