import { Presets, SingleBar } from 'cli-progress'

const lineEveryMs = 5_000

/** Tells how far a fill has come: a bar where a person watches, a line every five seconds where nobody does. */
export function createProgress(out: NodeJS.WritableStream & { isTTY?: boolean }, clock: () => number = Date.now) {
  return out.isTTY ? barOn(out) : linesOn(out, clock)
}

function barOn(stream: NodeJS.WritableStream) {
  const bar = new SingleBar(
    { stream, format: 'Demo candidates {bar} {value}/{total} · {duration_formatted}', hideCursor: true },
    Presets.shades_classic,
  )
  let started = false
  return {
    notify(done: number, total: number) {
      if (!started) bar.start(total, 0)
      started = true
      bar.update(done)
    },
    end: () => bar.stop(),
  }
}

function linesOn(out: NodeJS.WritableStream, clock: () => number) {
  let last = clock()
  return {
    notify(done: number, total: number) {
      if (clock() - last < lineEveryMs && done < total) return
      last = clock()
      out.write(`${done} of ${total} demo candidates\n`)
    },
    end: () => undefined,
  }
}
