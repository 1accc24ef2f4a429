import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { startMs, waitMs } from './patience.ts'

/** A started program under the eyes of who started it: what it has printed, whether it runs, and when it is ready. */
export function watchProgram(name: string, child: ChildProcess) {
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => printed.push(String(part)))
  child.on('error', (error) => printed.push(String(error)))
  const closed = once(child, 'close').catch(() => undefined)
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null
  const output = () => printed.join('')

  /** Waits for it, and returns true, as long as it runs; one that ends, or takes ten minutes, is an error with all that it printed. */
  async function whenReady(isReady: () => Promise<boolean>, patienceMs = startMs) {
    const start = performance.now()
    while (isRunning() && performance.now() - start < patienceMs) {
      if (await isReady()) return true
      await wait(100)
    }
    const why = isRunning() ? `was not ready within ${patienceMs / 60_000} minutes` : `ended with ${endOf(child)}`
    child.kill('SIGKILL')
    await closed
    throw new Error(`${name} ${why}. It printed:\n${output() || '(nothing)'}`)
  }

  return { output, isRunning, whenReady }
}

/** Whether an address answers, and with success. */
export async function answersAt(url: string) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(waitMs) }).catch(() => undefined)
  return answer?.ok === true
}

function endOf({ exitCode, signalCode }: ChildProcess) {
  return exitCode ?? signalCode ?? 'an error'
}
