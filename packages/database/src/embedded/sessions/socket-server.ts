import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { Session } from './session.ts'
import type { Turns } from './turns.ts'

const port = 5432
const longestSocketPath = 103

/** Where an embedded database listens, for `pg`; `close` disconnects its clients without waiting. */
export interface SocketServer {
  connection: PoolConfig
  close(): Promise<void>
}

/** Listens on a Unix socket in a new folder that only this user can open; every client gets the greeting. */
export async function startSocketServer(turns: Turns, greeting: Uint8Array, within = tmpdir()): Promise<SocketServer> {
  const folder = mkdtempSync(join(within, 'pg-'))
  const path = join(folder, `.s.PGSQL.${port}`)
  if (Buffer.byteLength(path) > longestSocketPath) throw new Error(`The path ${path} is too long for a socket.`)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    new Session(socket, turns, greeting)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  async function close() {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
    rmSync(folder, { recursive: true, force: true })
  }
  return { connection: { host: folder, port, user: 'postgres', database: 'postgres' }, close }
}
