/** Counts by key until they are written; a failed write is counted again. */
export function createCounter<Key>(write: (counts: Map<Key, number>) => Promise<unknown>) {
  let counts = new Map<Key, number>()
  const add = (key: Key, times = 1) => void counts.set(key, (counts.get(key) ?? 0) + times)
  return {
    add,
    size: () => counts.size,
    async write() {
      const batch = counts
      if (batch.size === 0) return
      counts = new Map()
      await write(batch).catch((error: unknown) => {
        for (const [key, times] of batch) add(key, times)
        throw error
      })
    },
  }
}

/** Collects rows until they are written; a failed write keeps them. */
export function createRowBuffer<Row>(write: (rows: readonly Row[]) => Promise<unknown>) {
  let rows: Row[] = []
  return {
    add: (more: readonly Row[]) => void rows.push(...more),
    size: () => rows.length,
    async write() {
      const batch = rows
      if (batch.length === 0) return
      rows = []
      await write(batch).catch((error: unknown) => {
        rows = [...batch, ...rows]
        throw error
      })
    },
  }
}
