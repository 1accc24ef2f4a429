import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Two more than the cores: much of a test is waiting. With four more nothing came sooner, and tests ran out of time. */
const lanes = availableParallelism() + 2

/**
 * Runs steps side by side, each once those in its `after` have ended; one that is `alone` has the machine to itself.
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
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
    child.on('error', (error) => said.push(Buffer.from(`${error}\n`)))
    child.on('close', (code) => {
      process.off('exit', end)
      resolve({ went: code === 0, said: Buffer.concat(said) })
    })
  })
}
