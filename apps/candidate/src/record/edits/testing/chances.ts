/** Chances that are the same for the same seed (mulberry32). */
export function chances(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** True once in so many times. */
    one: (times: number) => next() < 1 / times,
    upTo: (most: number) => Math.floor(next() * (most + 1)),
    of: <T>(...all: [T, ...T[]]): T => all[Math.floor(next() * all.length)] ?? all[0],
  }
}

/** A source of chances. */
export type Chances = ReturnType<typeof chances>
