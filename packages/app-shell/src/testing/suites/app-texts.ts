import { expect, test } from 'vitest'
import type { AppRoutes } from '../../router/app-routes.ts'
import type { Catalogue } from '../../texts/catalogue.ts'
import { catalogueGaps } from '../catalogue-gaps.ts'

/** An app's texts: every page has its title, and each translation is complete. */
export function appTexts({ app, routes }: AppRoutes, en: Catalogue, translations: { hi: Catalogue; mr: Catalogue }) {
  const titles = Object.values(routes).map(({ title }) => title)

  test.each(Object.entries({ en, ...translations }))(
    `every page of the ${app} app has its title in %s`,
    (_, catalogue) => {
      expect(titles.length).toBeGreaterThan(10)
      expect(titles.filter((title) => !(title in catalogue))).toEqual([])
    },
  )

  test.each(Object.entries(translations))(
    `the ${app} app is complete in %s: the same keys as English, and the same values in each`,
    (tag, catalogue) => {
      expect(catalogueGaps(en, tag, catalogue)).toEqual([])
    },
  )
}
