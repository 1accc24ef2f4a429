import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that the system gives to outgoing connections, so none takes it before the program that starts listens. */
const ports = [10_000, 32_768] as const

/** A free local port for a program that is about to start. */
export async function freePort(): Promise<number> {
  const port = randomInt(...ports)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number) {
  return new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
