import { join } from 'node:path'
import { test } from '@playwright/test'
import { languages } from '../../../../packages/domain/src/language/language.ts'
import { onEveryScreen, openScreen } from '../crawl/every-screen.ts'
import { readers } from '../crawl/readers.ts'
import { address } from '../steps/people.ts'
import { isChosen } from './choice.ts'
import { folder } from './contact-sheet.ts'
import { takePictures } from './take-picture.ts'

for (const reader of readers)
  for (const language of languages) {
    if (!isChosen({ app: reader.map.app, language, opened: 'none' })) continue
    test(`pictures of every screen of ${reader.name} in ${language}`, async ({ page, context }) => {
      await context.addCookies([{ name: 'language', value: language, url: address(reader.map.app) }])
      const taken = new Set<string>()
      await onEveryScreen(page, reader, async (path, query) => {
        const hasId = /=\d/.test(query)
        const screen = `${path.slice(1) || 'home'}${hasId ? ' with an id' : ''}`
        if (!isChosen({ screen: path }) || taken.has(screen)) return
        taken.add(screen)
        // A tab or a filter in the address makes no other screen: it is taken without.
        if (query && !hasId) await openScreen(page, address(reader.map.app, path))
        const to = join(folder, reader.map.app, screen, reader.name)
        await takePictures(page, { to, language, fullPage: true }, async () => true)
      })
    })
  }
