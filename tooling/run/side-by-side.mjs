import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Two more than the cores, because tests often wait. Four more were not faster, and tests ran out of time. */
const lanes = availableParallelism() + 2

/**
 * Runs steps in parallel, each once the steps in its `after` have ended; no other step runs beside one that is `alone`.
 * `start` runs a step and resolves at its end.
 */
export async function sideBySide(steps, start) {
  const waiting = [...steps]
  const running = new Set()
  const ended = new Set()
  await new Promise((resolve) => {
    const next = () => {
      if (waiting.length === 0 && running.size === 0) return resolve()
      while (running.size < lanes && ![...running].some(({ alone }) => alone)) {
        const index = waiting.findIndex((step) => isReady(step, waiting, running, ended))
        if (index < 0) return
        const [step] = waiting.splice(index, 1)
        running.add(step)
        void start(step).then(() => {
          running.delete(step)
          ended.add(step.name)
          next()
        })
      }
    }
    next()
  })
}

function isReady({ after = [], alone }, waiting, running, ended) {
  const known = new Set([...waiting, ...running].map(({ name }) => name))
  return after.every((name) => ended.has(name) || !known.has(name)) && !(alone && running.size > 0)
}

/** Runs a command to its end, and returns whether it succeeded and what it printed. */
export function runQuietly([command, ...args], options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const end = () => child.kill()
    process.once('exit', end)
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part))
    child.on('error', (error) => output.push(Buffer.from(`${error}\n`)))
    child.on('close', (code) => {
      process.off('exit', end)
      resolve({ ok: code === 0, output: Buffer.concat(output) })
    })
  })
}
