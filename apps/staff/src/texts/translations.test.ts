import { catalogueGaps } from '@pramaan/app-shell/testing/catalogue-gaps.ts'
import { postingTexts } from '@pramaan/features/texts/posting.ts'
import { expect, test } from 'vitest'
import { texts } from './en.ts'
import { hi } from './hi.ts'
import { mr } from './mr.ts'

const english = Object.fromEntries(Object.entries(texts).filter(([key]) => !(key in postingTexts)))

test.each([
  ['Hindi', 'hi', hi],
  ['Marathi', 'mr', mr],
] as const)(
  'the staff console is complete in %s: the same keys as English, and the same values in each',
  (_, tag, own) => {
    expect(catalogueGaps(english, tag, own.texts)).toEqual([])
  },
)
