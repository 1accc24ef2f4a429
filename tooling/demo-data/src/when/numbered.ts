/** Gives rows their ids, from 1 on in the order of time, as the database would have: lists sort by them. */
export function numberedByTime<Row extends { createdAt: Date }>(rows: readonly Row[]): (Row & { id: number })[] {
  return rows
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((row, index) => Object.assign({ id: index + 1 }, row))
}
