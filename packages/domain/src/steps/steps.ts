/** A long computation that pauses at each `yield`, so that its caller decides when it continues. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Items between two pauses: a few milliseconds of work. */
const perStep = 1_000

/** Runs a computation to its end without a pause. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Calls `work` for each item, with pauses. */
export function* eachInSteps<Item>(items: Iterable<Item>, work: (item: Item, at: number) => void): Steps<void> {
  let at = 0
  for (const item of items) {
    work(item, at)
    at += 1
    if (at % perStep === 0) yield
  }
}

/** Maps each item, with pauses. */
export function* mapInSteps<Item, Made>(items: Iterable<Item>, make: (item: Item) => Made): Steps<Made[]> {
  const made: Made[] = []
  yield* eachInSteps(items, (item) => made.push(make(item)))
  return made
}

/** The numbers from 0 to `length` - 1 in the order of `compare`, with pauses: parts are sorted, then merged. */
export function* sortedInSteps(length: number, compare: (one: number, other: number) => number): Steps<Uint32Array> {
  let from = Uint32Array.from({ length }, (_, at) => at)
  for (let at = 0; at < length; at += perStep) {
    from.subarray(at, at + perStep).sort(compare)
    yield
  }
  let to = new Uint32Array(length)
  for (let width = perStep; width < length; width *= 2) {
    for (let at = 0; at < length; at += 2 * width) yield* mergeInSteps(from, to, { at, width, compare })
    const merged = to
    to = from
    from = merged
  }
  return from
}

type Merge = { at: number; width: number; compare: (one: number, other: number) => number }

function* mergeInSteps(from: Uint32Array, to: Uint32Array, { at, width, compare }: Merge): Steps<void> {
  const middle = Math.min(at + width, from.length)
  const end = Math.min(at + 2 * width, from.length)
  let left = at
  let right = middle
  for (let index = at; index < end; index++) {
    const isLeft = left < middle && (right >= end || compare(from[left] ?? 0, from[right] ?? 0) <= 0)
    to[index] = from[isLeft ? left++ : right++] ?? 0
    if (index % (4 * perStep) === 0) yield
  }
}
