import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmptyDatabase } from '@pramaan/database/testing/empty-database'
import { expect, test } from 'vitest'
import { startServerProcess } from '../../testing/server/server-process.ts'

const openFiles = 64

test('a low limit of open files is reported at the start and in the log, and the server survives it', async () => {
  const database = await startEmptyDatabase()
  const server = await startServerProcess({ DATABASE_URL: `${database.url}`.replace('@/', '@localhost/') }, openFiles)
  try {
    expect(server.output()).toMatch(/lets the server open only 64 files at once, so it takes at most 22 connections/)
    const { port } = new URL(server.url)
    const sockets = Array.from({ length: 100 }, () => connect(Number(port), '127.0.0.1'))
    for (const socket of sockets) socket.on('error', () => undefined)
    await Promise.all(sockets.map((socket) => once(socket, 'connect').catch(() => undefined)))
    await expect.poll(server.output).toContain('All 22 connections that 64 open files allow are taken')
    for (const socket of sockets) socket.destroy()
    const ready = async () => (await fetch(`${server.url}/api/readyz`).catch(() => undefined))?.status
    await expect.poll(ready).toBe(200)
  } finally {
    await server.stop()
    await database.close()
  }
})

test('where the limit is too low for the embedded database, the failed start names it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pramaan-few-files-'))
  try {
    await expect(startServerProcess({ DATA_DIR: folder, DATABASE_URL: '' }, openFiles)).rejects.toThrow(
      /lets the server open only 64 files at once[\s\S]*cannot be used/,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
