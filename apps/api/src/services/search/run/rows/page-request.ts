import type { Conditions } from '../../plan/conditions/conditions.queries.ts'
import type { From, ListSort } from '../../plan/ranking/cursor.ts'

/** Where a page starts: at an offset, or at a position. */
export type Position = { offset: number } | From

/** A page to be read. */
export type PageRequest = {
  matching: Conditions
  sorts: readonly ListSort[]
  position: Position
  limit: number
  /** The employer whose shortlist is marked; undefined for staff. */
  employerId: number | undefined
}
