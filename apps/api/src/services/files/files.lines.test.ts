import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { files } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { pdfBytes } from '../../testing/people/sample-files.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const megabyte = 1024 * 1024
await api.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = api.app.server.address() as AddressInfo
const head = '--b\r\nContent-Disposition: form-data; name="inputFile"; filename="cv.pdf"\r\n\r\n'

/** Opens an upload over a real connection; its pieces are written by the test. */
function open(authorization: string) {
  const headers = { authorization, 'content-type': 'multipart/form-data; boundary=b' }
  const sending = request({ port, method: 'POST', path: '/api/applications/upload/cv', headers })
  sending.write(head)
  return sending
}

test('an upload that breaks off in the middle leaves nothing', async () => {
  const sending = open(await api.tokenOf((await api.aCandidate()).id))
  sending.on('error', () => undefined)
  sending.write(pdfBytes(megabyte))
  await expect.poll(api.deps.files.temporary.list).not.toEqual([])
  sending.destroy()
  await expect.poll(api.deps.files.temporary.list).toEqual([])
  expect(await api.db.$count(files)).toBe(0)
})

test('twenty uploads of 4 MB at once are all stored, and only part of them is ever in memory', async () => {
  const token = await api.tokenOf((await api.aCandidate()).id)
  const piece = pdfBytes(64 * 1024)
  const before = memory()
  let most = 0
  const send = async () => {
    const sending = open(token)
    const answered = once(sending, 'response')
    for (let sent = 0; sent < 4 * megabyte; sent += piece.length) {
      if (!sending.write(piece)) await once(sending, 'drain')
      most = Math.max(most, memory() - before)
    }
    sending.end('\r\n--b--\r\n')
    const [response] = await answered
    response.resume()
    return response.statusCode
  }
  const statuses = await Promise.all(Array.from({ length: 20 }, send))
  expect(statuses).toEqual(Array(20).fill(200))
  expect(await api.db.$count(files)).toBe(20)
  expect(await api.deps.files.temporary.list()).toEqual([])
  expect(most).toBeLessThan(40 * megabyte)
})

/** What buffers hold outside the heap: that is where a file's bytes would be. */
function memory() {
  return process.memoryUsage().arrayBuffers
}
