import { catalogueGaps } from '@pramaan/app-shell/testing/catalogue-gaps.ts'
import { expect, test } from 'vitest'
import { texts as english } from './en.ts'
import { hi } from './hi.ts'
import { mr } from './mr.ts'

test.each([
  ['Hindi', 'hi', hi],
  ['Marathi', 'mr', mr],
] as const)(
  'the staff console is complete in %s: the same keys as English, and the same values in each',
  (_, tag, own) => {
    expect(catalogueGaps(english, tag, own.texts)).toEqual([])
  },
)
