import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@pramaan/api/testing/server/free-port'
import { answersAt, watchProgram } from '@pramaan/testing/program'

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
  const server = spawn(process.execPath, [program], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { isRunning, whenReady } = watchProgram('The server with the demo people', server)
  await whenReady(() => answersAt(`http://127.0.0.1:${port}/api/readyz`))
  return {
    port,
    async stop() {
      if (isRunning() && server.kill('SIGTERM')) await once(server, 'close')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
