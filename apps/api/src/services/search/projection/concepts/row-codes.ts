import type { SwitchName } from '@pramaan/contract/search/candidate-filters'
import type { joiningStates } from '@pramaan/domain/joining'
import { joiningCode, levelCode } from '../search-row.ts'

/** The boolean columns of a search row. */
export type RowFlag =
  | 'hasCertificate'
  | 'verified'
  | 'immediate'
  | 'fullTime'
  | 'partTime'
  | 'internship'
  | 'remote'
  | 'onSite'

/** The column of each switch of a search, for the search's conditions and for alerts alike. */
export const flagOfSwitch = {
  isVsp: 'verified',
  immediate: 'immediate',
  partTime: 'partTime',
  fullTime: 'fullTime',
  internship: 'internship',
  remote: 'remote',
  onSite: 'onSite',
} as const satisfies Record<SwitchName, RowFlag>

/** A code of a search row, as used by alerts; no typed word starts with '='. */
export type RowCode = `=${'concept' | 'has' | 'said' | 'facet' | 'level' | 'joining'}=${number}` | `=is=${RowFlag}`

/** The codes of a search row's values other than words and numbers (`row-codes.queries.ts`). */
export const rowCode = {
  /** The candidate has it or a similar one. */
  concept: (id: number): RowCode => `=concept=${id}`,
  /** The candidate has it, not only a similar one or a wish. */
  has: (id: number): RowCode => `=has=${id}`,
  /** The candidate says that they have it, or do it now. */
  said: (id: number): RowCode => `=said=${id}`,
  facet: (code: number): RowCode => `=facet=${code}`,
  level: (level: Parameters<typeof levelCode>[0]): RowCode => `=level=${levelCode(level)}`,
  joining: (state: (typeof joiningStates)[number]): RowCode => `=joining=${joiningCode(state)}`,
  flag: (flag: RowFlag): RowCode => `=is=${flag}`,
} as const
