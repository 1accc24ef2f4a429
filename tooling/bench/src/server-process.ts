import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

const secret = 'a-secret-that-only-the-benchmark-knows'

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** The real server in a process of its own, listening on loopback. */
export async function startServerProcess(databaseUrl: string) {
  const port = await freePort()
  const child = spawn(process.execPath, [new URL('./serve.ts', import.meta.url).pathname], {
    env: {
      ...process.env,
      ...{ PORT: String(port), DATABASE_URL: databaseUrl, SECRET: secret, LOG_LEVEL: 'error', POOL_SIZE: '16' },
      ...{ DEMO: '0', REQUESTS_PER_MINUTE: '100000000' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await answers(url, child)
  return {
    url,
    id: child.pid ?? 0,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

/** The key under which the server's tokens are made. */
export { secret }

async function answers(url: string, child: ChildProcess) {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    const live = await fetch(`${url}/api/livez`).catch(() => undefined)
    if (live?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error('The server did not start.')
}
