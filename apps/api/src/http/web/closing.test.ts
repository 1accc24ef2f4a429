import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { startTestDatabase } from '@pramaan/database/testing/database'
import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server/test-server.ts'

test('a connection that was being answered when the server began to close does not hold up its end', async () => {
  const { db, stop } = await startTestDatabase()
  const server = await openTestServer(db)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  // Nothing but the server's end closes the connection.
  server.app.server.keepAliveTimeout = 0
  const socket = connect(port, '127.0.0.1')
  const body = JSON.stringify({ mobile: '+919876543210', role: 'Candidate' })
  const head = `POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`
  socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`)
  await once(server.app.server, 'request')
  const closed = server.stop()
  socket.write(body.slice(5))
  await once(socket, 'data')
  await expect(closed).resolves.toBeUndefined()
  socket.destroy()
  await stop()
})
