import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** An S3 server with one bucket, and the settings to use it; it refuses wrong signatures. */
export async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), 'pramaan-s3-'))
  const options = { port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'house' }] }
  const server = new S3rver(options)
  const { port } = await server.run()
  return {
    settings: {
      FILES: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'house',
      S3_KEY_ID: 'S3RVER',
      S3_SECRET: 'S3RVER',
    },
    stop: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
