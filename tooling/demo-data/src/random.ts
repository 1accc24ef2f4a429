/** A stream of chance that is the same for the same seed and keys, on every machine. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next: () => number
  /** A whole number, both ends included. */
  int: (from: number, to: number) => number
  chance: (share: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** One of the list, each as likely as its weight. */
  weighted: <T>(list: readonly (readonly [T, number])[]) => T
  /** So many different ones, in the order of drawing. */
  sample: <T>(list: readonly T[], count: number) => T[]
  /** About normal around 0 with deviation 1, never beyond 3. */
  bell: () => number
}

/** A random stream for a key: `streamOf(seed, 'candidate', 7)`; streams of different keys are independent. */
export function streamOf(...keys: (string | number)[]): Random {
  return methodsOf(generator(keys.join('\u0000')))
}

/** sfc32 over two hashes of the keys, warmed up: small, quick, and no two of a million people alike. */
function generator(text: string) {
  let a = 0x811c9dc5 | 0
  let b = 0x9747b28c | 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul((b + code) | 0, 0x85ebca6b) ^ (b >>> 15)
  }
  let c = a ^ b
  let counter = 1
  function next() {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 4_294_967_296
  }
  for (let round = 0; round < 12; round++) next()
  return next
}

function methodsOf(next: () => number): Random {
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (list) => itemAt(list, int(0, list.length - 1)),
    weighted: (list) => weightedOf(list, next()),
    sample: (list, count) => sampleOf(list, count, int),
    bell: () => (next() + next() + next() - 1.5) * 2,
  }
}

function itemAt<T>(list: readonly T[], index: number): T {
  if (index >= list.length) throw new Error('Nothing can be picked from an empty list.')
  return list[index] as T
}

/** The running sums of lists of chances: a list is written once and drawn from a million times. */
const sums = new WeakMap<object, Float64Array>()

function sumsOf(list: readonly (readonly [unknown, number])[]): Float64Array {
  const seen = sums.get(list)
  if (seen) return seen
  let total = 0
  const made = Float64Array.from(list, ([, weight]) => {
    total += weight
    return total
  })
  sums.set(list, made)
  return made
}

function weightedOf<T>(list: readonly (readonly [T, number])[], share: number): T {
  const steps = sumsOf(list)
  const target = share * (steps[steps.length - 1] ?? 0)
  let low = 0
  let high = steps.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (target < (steps[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return itemAt(list, low)[0]
}

function sampleOf<T>(list: readonly T[], count: number, int: (from: number, to: number) => number): T[] {
  const left = [...list]
  const most = Math.min(count, left.length)
  for (let at = 0; at < most; at++) {
    const other = int(at, left.length - 1)
    const drawn = itemAt(left, other)
    left[other] = itemAt(left, at)
    left[at] = drawn
  }
  return left.slice(0, most)
}
