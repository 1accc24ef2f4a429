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

/** A code of a search row, as used by alerts; no typed word starts with '='. */
export type RowCode = `=${'concept' | 'own' | 'facet' | 'level' | 'joining'}=${number}` | `=is=${RowFlag}`

/** The codes of a search row's values other than words and numbers (`row-codes.queries.ts`). */
export const rowCode = {
  /** The candidate has it or a similar one. */
  concept: (id: number): RowCode => `=concept=${id}`,
  /** The candidate has exactly this one. */
  own: (id: number): RowCode => `=own=${id}`,
  facet: (code: number): RowCode => `=facet=${code}`,
  level: (level: Parameters<typeof levelCode>[0]): RowCode => `=level=${levelCode(level)}`,
  joining: (state: (typeof joiningStates)[number]): RowCode => `=joining=${joiningCode(state)}`,
  flag: (flag: RowFlag): RowCode => `=is=${flag}`,
} as const
