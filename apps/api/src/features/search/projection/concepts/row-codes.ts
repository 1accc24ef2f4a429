import type { joiningStates } from '@pramaan/domain/joining'
import { joiningCode, levelCode } from '../search-row.ts'

/** The yes-or-no columns of a row of the search. */
export type RowFlag =
  | 'hasCertificate'
  | 'verified'
  | 'immediate'
  | 'fullTime'
  | 'partTime'
  | 'internship'
  | 'remote'
  | 'onSite'

/** A code of a row of the search, as the alerts ask for it; no word that is typed begins with '='. */
export type RowCode = `=${'concept' | 'own' | 'facet' | 'level' | 'joining'}=${number}` | `=is=${RowFlag}`

/** The codes of what a row of the search says beside its words and figures (`row-codes.queries.ts`). */
export const rowCode = {
  /** The candidate has it or what comes near it. */
  concept: (id: number): RowCode => `=concept=${id}`,
  /** The candidate has it themselves. */
  own: (id: number): RowCode => `=own=${id}`,
  facet: (code: number): RowCode => `=facet=${code}`,
  level: (level: Parameters<typeof levelCode>[0]): RowCode => `=level=${levelCode(level)}`,
  joining: (state: (typeof joiningStates)[number]): RowCode => `=joining=${joiningCode(state)}`,
  flag: (flag: RowFlag): RowCode => `=is=${flag}`,
} as const
