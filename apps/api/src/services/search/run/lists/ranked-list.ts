/** A candidate of a list: the keys of best match, the last one the id, and how many conditions of the words they miss. */
export type Ranked = { keys: readonly number[]; missed: number }

/** Candidates in the order of best match; if it is not complete, others follow the last one. */
export type RankedList = { rows: readonly Ranked[]; complete: boolean }

/** A part of a list to show: from an offset, or beside a position; without one, its end. */
type Position =
  | { offset: number }
  | { direction: 'next' | 'previous'; sortValues?: readonly (string | number)[] | undefined }

/** Each key of best match is descending; below 0: the first comes before the other. */
function compared(one: readonly number[], other: readonly (string | number)[]): number {
  const at = one.findIndex((key, index) => key !== Number(other[index]))
  return at < 0 ? 0 : Number(other[at]) - (one[at] ?? 0)
}

/** These candidates in the order of best match. */
export function rankedListOf(rows: readonly Ranked[], complete: boolean): RankedList {
  return { rows: rows.toSorted((one, other) => compared(one.keys, other.keys)), complete }
}

/** Up to `limit` candidates of a list, in its order; undefined if the list ends before it is known who they are. */
export function stretchOf(
  { rows, complete }: RankedList,
  position: Position,
  limit: number,
): readonly Ranked[] | undefined {
  if ('offset' in position || position.direction === 'next') {
    const from = 'offset' in position ? position.offset : firstBeyond(rows, position.sortValues ?? [])
    const stretch = rows.slice(from, from + limit)
    return complete || stretch.length === limit ? stretch : undefined
  }
  const to = position.sortValues ? rows.findIndex(({ keys }) => compared(keys, position.sortValues ?? []) >= 0) : -1
  if (to < 0 && !complete) return undefined
  const end = to < 0 ? rows.length : to
  return rows.slice(Math.max(0, end - limit), end)
}

function firstBeyond(rows: readonly Ranked[], sortValues: readonly (string | number)[]): number {
  const at = rows.findIndex(({ keys }) => compared(keys, sortValues) > 0)
  return at < 0 ? rows.length : at
}
