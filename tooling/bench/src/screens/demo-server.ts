import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@pramaan/api/testing/server/free-port'

const program = fileURLToPath(new URL('../../../demo-data/src/demo-server.ts', import.meta.url))

/** The server with demo people in a folder of its own, serving the built apps of a folder as in production. */
export async function startDemoServer(webDir: string, candidates: number) {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'pramaan-screens-'))]
  const settings = {
    PORT: String(port),
    DATA_DIR: folder,
    WEB_DIR: webDir,
    DEMO_CANDIDATES: String(candidates),
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '100000',
  }
  const server = spawn(process.execPath, [program], { env: { ...process.env, ...settings }, stdio: 'ignore' })
  await untilReady(server, port)
  return {
    port,
    async stop() {
      if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'close')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(server: ChildProcess, port: number) {
  for (let tries = 0; tries < 1_200 && server.exitCode === null; tries++) {
    const ready = await fetch(`http://127.0.0.1:${port}/api/readyz`).catch(() => undefined)
    if (ready?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  server.kill('SIGKILL')
  throw new Error('The server with the demo people did not start.')
}
