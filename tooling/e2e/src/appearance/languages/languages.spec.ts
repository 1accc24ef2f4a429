import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { Audience } from '../../../../../packages/auth/src/guard.ts'
import type { Language } from '../../../../../packages/domain/src/language/language.ts'
import { address, arriveAs } from '../../steps/people.ts'
import { crawledApps } from './crawled-apps.ts'
import { type Answers, englishLeft } from './english-left.ts'
import { cutTexts, lengthenTexts, shownTexts } from './page-texts.ts'

/** Every string that the server answers while the pages of a context load. */
function answersTo(context: BrowserContext): Answers {
  const answers: Answers = { all: new Set(), names: new Set() }
  const keep = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      answers.all.add(value.trim())
      if (/skill|tag|^Stat\d$/i.test(key)) answers.names.add(value.trim())
    } else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) keep(one, Array.isArray(value) ? key : name)
  }
  context.on('response', async (response) => {
    if (response.headers()['content-type']?.includes('json')) keep(await response.json().catch(() => null))
  })
  return answers
}

async function open(page: Page, url: string) {
  await page.goto(url)
  await page.locator('main, h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

/** The addresses of other screens that a page links to with an id or the like, by their path. */
async function linksOn(page: Page): Promise<[string, string][]> {
  const hrefs = await page
    .locator('a[href*="?"]')
    .evaluateAll((links) => links.map((a) => (a as HTMLAnchorElement).href))
  return hrefs.map((href) => [new URL(href).pathname, new URL(href).search])
}

const opensTo = (audience: Audience, visitor: boolean) => audience === 'anyone' || (audience === 'visitor') === visitor

for (const { map, english, translations, mobile } of crawledApps)
  for (const language of Object.keys(translations) as Language[])
    test(`every screen of the ${map.app} app is in ${language}, whole, and has room for longer texts`, async ({
      page,
      context,
      viewport,
    }) => {
      test.skip(viewport?.width !== 360, 'where there is the least room')
      test.skip(process.env.JOURNEYS === 'once', 'the deep run opens every screen')
      const translation = (await translations[language]?.())?.texts ?? {}
      const answers = answersTo(context)
      const found: string[] = []
      const queries = new Map<string, string>()
      const seen = new Set<string>()
      const look = async (path: string) => {
        const query = queries.get(path) ?? ''
        if (seen.has(`${path}${query}`)) return
        seen.add(`${path}${query}`)
        await open(page, address(map.app, `${path}${query}`))
        const faults = [
          ...englishLeft(await shownTexts(page), { answers, english, translation }),
          ...(await cutTexts(page, { lengthened: false })),
        ]
        for (const [other, search] of await linksOn(page)) queries.set(other, queries.get(other) ?? search)
        await lengthenTexts(page)
        const longer = await cutTexts(page, { lengthened: true })
        found.push(...faults.map((fault) => `${path}: ${fault}`), ...longer.map((fault) => `${path}, longer: ${fault}`))
      }
      const paths = (visitor: boolean) =>
        Object.entries(map.routes).flatMap(([path, route]) =>
          !path.includes(':') && opensTo(route.for, visitor) ? [path] : [],
        )
      await context.addCookies([{ name: 'language', value: language, url: address(map.app) }])
      for (const path of paths(true)) await look(path)
      await arriveAs(page, map.app, mobile)
      // Once more those that another screen links to with an id.
      for (const path of [...paths(false), ...paths(false)]) await look(path)
      expect([...new Set(found)]).toEqual([])
    })
