import { itemsOf, withoutRanksBesideYears } from '../connect.ts'
import { withExclusions } from '../wanted/exclusions/excluded-lists.ts'
import type { Pass } from './reading.ts'

/** The second phase: what is wanted, and what is not. */
export const itemPasses: readonly Pass[] = [
  {
    name: 'items',
    does: 'Everything that was read is put into the order of the text, with the words that exclude.',
    example: ['driver pune', 'Driver · Pune'],
    run: itemsOf,
  },
  {
    name: 'written years',
    does: 'Written years say more than "senior", which is read as years too.',
    example: ['senior accountant 6 years', 'Accountant · years 6-'],
    run: withoutRanksBesideYears,
  },
  {
    name: 'exclusions',
    does: 'What "not" and "nahi" are said of is excluded, with all that is in a list with it.',
    example: ['php not wordpress', 'PHP · -WordPress'],
    run: withExclusions,
  },
]
