import { useState } from 'react'

/** How many rows can be selected at once: as many as one action takes. */
const most = 100

/** The rows selected in a list, across its pages; the selection is cleared when the list changes (`of`). */
export function useSelection<Row>(rows: readonly Row[] | undefined, idOf: (row: Row) => string, of: string) {
  const [chosen, setChosen] = useState<{ of: string; rows: readonly Row[] }>({ of, rows: [] })
  const before = chosen.of === of ? chosen.rows : []
  // Rows on this page have the latest data.
  const people = before.map((row) => rows?.find((each) => idOf(each) === idOf(row)) ?? row)
  const choose = (ids: readonly string[]) => {
    const known = [...people, ...(rows ?? []).filter((row) => !people.some((each) => idOf(each) === idOf(row)))]
    setChosen({ of, rows: known.filter((row) => ids.includes(idOf(row))).slice(0, most) })
  }
  const ids = people.map(idOf)
  return {
    people,
    ids,
    choose,
    toggle: (id: string) => choose(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    clear: () => setChosen({ of, rows: [] }),
  }
}

/** The rows selected in a list. */
export type Selection<Row> = ReturnType<typeof useSelection<Row>>
