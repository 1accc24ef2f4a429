import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { languages } from '../../../../packages/domain/src/language/language.ts'
import { namesIn, open, openedBy } from '../crawl/open.ts'
import { readers } from '../crawl/readers.ts'
import { address } from '../steps/people.ts'
import { isChosen } from './choice.ts'
import { folder } from './contact-sheet.ts'
import { takePictures } from './take-picture.ts'

for (const reader of readers)
  for (const language of languages) {
    const ofApp = openedBy(reader).filter(({ screen, follow, name }) =>
      isChosen({ app: reader.map.app, language, screen: follow ?? screen.split('?')[0], opened: name }),
    )
    if (ofApp.length === 0) continue
    test(`pictures of what opens for ${reader.name} in ${language}`, async ({ page, context }) => {
      await context.addCookies([{ name: 'language', value: language, url: address(reader.map.app) }])
      await expect(() => reader.arrive(page)).toPass()
      const names = await namesIn(language, reader)
      for (const one of ofApp) {
        const screen = (one.follow ? `${one.follow.slice(1)} with an id` : one.screen.slice(1)).split('?')[0] || 'home'
        const to = join(folder, reader.map.app, screen, `${reader.name}, ${one.name}`)
        let times = 0
        await takePictures(page, { to, language, fullPage: false }, async () => {
          const there = await open(page, reader, one, names)
          times += Number(there)
          return there
        })
        if (!isChosen({ width: '360' }) || !isChosen({ width: '1280' })) continue
        expect.soft(times, `${one.name} of ${one.screen} opens at a width`).toBeGreaterThan(0)
      }
    })
  }
