import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { answersAt, watchProgram } from '@pramaan/testing/program'
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
  const { output, isRunning, whenReady } = watchProgram('The server', child)
  const url = `http://127.0.0.1:${port}`
  await whenReady(() => answersAt(`${url}${live}`))
  return {
    url,
    output,
    id: child.pid ?? 0,
    isRunning,
    /** Waits for something to hold, as long as it runs. */
    until: whenReady,
    /** Stops it as an operator does; returns its exit code. */
    async stop() {
      if (isRunning()) {
        child.kill('SIGTERM')
        await once(child, 'close')
      }
      return child.exitCode
    },
  }
}
