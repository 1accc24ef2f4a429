import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { startS3 } from '../../testing/fakes/s3-server.ts'
import { diskStore } from './disk.ts'
import { s3Store } from './s3.ts'

const folder = await mkdtemp(join(tmpdir(), 'pramaan-stores-'))
const s3 = await startS3()
const bucket = {
  endpoint: s3.settings.S3_ENDPOINT,
  region: 'ap-south-1',
  bucket: s3.settings.S3_BUCKET,
  keyId: s3.settings.S3_KEY_ID,
  secret: s3.settings.S3_SECRET,
  pathStyle: true,
}
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

describe.each([
  ['the disk', diskStore(join(folder, 'kept'))],
  ['an S3 bucket', s3Store(bucket)],
])('files on %s', (_, store) => {
  const key = () => crypto.randomUUID()
  async function aFile(bytes: Uint8Array) {
    const path = join(folder, key())
    await writeFile(path, bytes)
    return path
  }

  test('come back byte for byte, until they are removed', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(60_000))
    const id = key()
    await store.put(id, await aFile(bytes))
    const stream = await store.read(id)
    expect(stream && (await buffer(stream)).equals(bytes)).toBe(true)
    await store.remove(id)
    expect(await store.read(id)).toBeUndefined()
  })

  test('that were never there are none, and their removal does no harm', async () => {
    expect(await store.read(key())).toBeUndefined()
    await expect(store.remove(key())).resolves.toBeUndefined()
  })

  test('whose bytes are gone are not stored', async () => {
    const id = key()
    await expect(store.put(id, join(folder, 'missing'))).rejects.toThrow('ENOENT')
    expect(await store.read(id)).toBeUndefined()
  })
})

test('an invalid key never becomes a path', async () => {
  await expect(diskStore(folder).read('../../etc/passwd')).rejects.toThrow('UUID')
})

test('a bucket opens to its own key only', async () => {
  await expect(s3Store({ ...bucket, secret: 'wrong' }).read(crypto.randomUUID())).rejects.toThrow(/signature/i)
})

/** The address of a store with these manners. */
async function aStoreThat(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { ...bucket, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('a file whose connection to the bucket is lost on the way is sent again, complete', async () => {
  const arrived: Buffer[] = []
  const store = s3Store(
    await aStoreThat(async (request, response) => {
      arrived.push(await buffer(request))
      if (arrived.length < 3) request.socket.destroy()
      else response.end()
    }),
  )
  const bytes = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000)))
  const path = join(folder, crypto.randomUUID())
  await writeFile(path, bytes)
  await store.put(crypto.randomUUID(), path)
  expect(arrived.map((each) => each.equals(bytes))).toEqual([true, true, true])
})

test('a bucket that takes a call and never answers is given up', async () => {
  const store = s3Store(await aStoreThat(() => undefined), 100)
  await expect(store.read(crypto.randomUUID())).rejects.toThrow('100 ms')
  const path = join(folder, crypto.randomUUID())
  await writeFile(path, 'x')
  await expect(store.put(crypto.randomUUID(), path)).rejects.toThrow('100 ms')
})
