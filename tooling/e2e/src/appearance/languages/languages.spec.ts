import { type BrowserContext, expect, test } from '@playwright/test'
import type { Language } from '../../../../../packages/domain/src/language/language.ts'
import { onEveryScreen } from '../../crawl/every-screen.ts'
import { namesIn, open, openedBy } from '../../crawl/open.ts'
import { readers } from '../../crawl/readers.ts'
import { address } from '../../steps/people.ts'
import { type Answers, englishLeft } from './english-left.ts'
import { cutTexts, lengthenTexts, shownTexts } from './page-texts.ts'

/** Every string that the server answers while the pages of a context load, and those in the session's token: a name. */
function answersTo(context: BrowserContext): Answers {
  const answers: Answers = { all: new Set(), names: new Set() }
  const keep = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      answers.all.add(value.trim())
      if (/skill|tag|^Stat\d$/i.test(key)) answers.names.add(value.trim())
      const [, claims] = /^[\w-]+\.(eyJ[\w-]+)\.[\w-]+$/.exec(value) ?? []
      if (claims) keep(JSON.parse(Buffer.from(claims, 'base64url').toString()))
    } else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) keep(one, Array.isArray(value) ? key : name)
  }
  context.on('response', async (response) => {
    if (response.headers()['content-type']?.includes('json')) keep(await response.json().catch(() => null))
  })
  return answers
}

for (const reader of readers)
  for (const language of Object.keys(reader.translations) as Language[])
    test(`every screen of ${reader.name}, and what opens there, is in ${language}, whole, and has room for longer texts`, async ({
      page,
      context,
      viewport,
    }) => {
      test.skip(viewport?.width !== 360, 'where there is the least room')
      const { english, map, translations } = reader
      const translation = (await translations[language]?.())?.texts ?? {}
      const answers = answersTo(context)
      const found = new Set<string>()
      await context.addCookies([{ name: 'language', value: language, url: address(map.app) }])
      const look = async (where: string) => {
        const faults = [
          ...englishLeft(await shownTexts(page), { answers, english, translation }),
          ...(await cutTexts(page, { lengthened: false })),
        ]
        await lengthenTexts(page)
        const longer = await cutTexts(page, { lengthened: true })
        for (const fault of faults) found.add(`${where}: ${fault}`)
        for (const fault of longer) found.add(`${where}, longer: ${fault}`)
      }
      await onEveryScreen(page, reader, look)
      const names = await namesIn(language, reader)
      for (const one of openedBy(reader))
        if (await open(page, reader, one, names)) await look(`${one.screen}, ${one.name}`)
      expect([...found]).toEqual([])
    })
