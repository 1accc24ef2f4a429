import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { FileStore } from './store.ts'

/** A bucket of any S3-compatible store. */
export type Bucket = {
  endpoint?: string | undefined
  region: string
  bucket: string
  keyId: string
  secret: string
  /** Whether the bucket's name is in the path (most stores that are not Amazon's) or in the host. */
  pathStyle: boolean
}

/**
 * Stores files in a bucket, under `files/`. After a lost connection a call is tried up to three times, for at most half
 * a minute each.
 */
export function s3Store(
  { endpoint, region, bucket, keyId, secret, pathStyle }: Bucket,
  patienceMs = 30_000,
): FileStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    forcePathStyle: pathStyle,
    maxAttempts: 3,
    // Trailing checksums are Amazon's own; other stores refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: patienceMs,
      // Otherwise the client only logs that it is still waiting.
      throwOnRequestTimeout: true,
      // Ends a response that stops in the middle.
      socketTimeout: patienceMs,
    },
    ...(endpoint && { endpoint }),
  })
  const object = (key: string) => ({ Bucket: bucket, Key: `files/${key}` })
  return {
    async put(key, path) {
      // Read completely, because the client never repeats a call with a stream; an upload has at most a few megabytes.
      const body = await readFile(path)
      await client.send(new PutObjectCommand({ ...object(key), Body: body, ContentType: 'application/octet-stream' }))
    },
    async read(key) {
      const answer = await client.send(new GetObjectCommand(object(key))).catch(ifMissing)
      return answer?.Body instanceof Readable ? answer.Body : undefined
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(object(key)))
    },
    async check(abortSignal) {
      // Reads a file that does not exist: this needs only the read permission, and it fails with a wrong key or bucket
      // name.
      await client.send(new GetObjectCommand(object('none')), { abortSignal }).catch(ifAnswered)
    },
  }
}

function ifMissing(error: unknown) {
  if (!(error instanceof NoSuchKey)) throw error
  return undefined
}

/** Without the permission to list a bucket, the store reports missing files as this refusal. */
function ifAnswered(error: unknown) {
  if (error instanceof S3ServiceException && error.name === 'AccessDenied') return
  ifMissing(error)
}
