import { appTexts } from '@pramaan/app-shell/testing/suites/app-texts.ts'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { texts } from './en.ts'
import { hi } from './hi.ts'
import { mr } from './mr.ts'

appTexts(routes, texts, { hi: hi.texts, mr: mr.texts })

test.each(Object.entries({ en: texts, hi: hi.texts, mr: mr.texts }))(
  '%s: where a decision’s date shows is called as there',
  (_, all) => {
    expect(all['decide.text']).toContain(`“${all['dashboard.needs']}”`)
    expect(all['hirings.none.text']).toContain(all['option.Hired'])
  },
)
