import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port.ts'

/** The real server in a separate process on loopback, with these settings and limit of open files. */
export function startServerProcess(settings: Record<string, string>, openFiles?: number) {
  const usual = { LOG_LEVEL: 'error', DEMO: '0', REQUESTS_PER_MINUTE: '100000000' }
  const command = [new URL('../../server.ts', import.meta.url).pathname]
  return startNodeServer({ command, live: '/api/livez', settings: { ...usual, ...settings }, openFiles })
}

/** What Node runs, with what settings, and the path that answers once it is ready. */
type NodeServer = {
  command: readonly string[]
  live: string
  settings: Record<string, string>
  openFiles?: number | undefined
}

/** A server that takes its port from `PORT`, in a separate process on loopback; `output` is its output. */
export async function startNodeServer({ command, live, settings, openFiles }: NodeServer) {
  const port = await freePort()
  const limit = openFiles ? `ulimit -n ${openFiles} && ` : ''
  const child = spawn('sh', ['-c', `${limit}exec "$@"`, 'sh', process.execPath, ...command], {
    env: { ...process.env, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(String(part)))
  const output = () => said.join('')
  const url = `http://127.0.0.1:${port}`
  await answers(`${url}${live}`, child, output)
  return {
    url,
    output,
    id: child.pid ?? 0,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Stops it as an operator does; returns its exit code. */
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await once(child, 'close')
      }
      return child.exitCode
    },
  }
}

async function answers(url: string, child: ChildProcess, output: () => string) {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not start: ${output()}`)
}
