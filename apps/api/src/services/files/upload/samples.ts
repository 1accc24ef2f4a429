import { writeFile } from 'node:fs/promises'
import type { UploadKind } from '@pramaan/domain/upload'
import type { Deps } from '../../../deps.ts'
import { deleteSample, findFile, insertFile, markStored } from '../files.queries.ts'
import { hashOf } from './receive.ts'

/** A file of the demo with its own id, which several people may share; the code that creates it states its type. */
export type Sample = { id: string; kind: UploadKind; type: string; name: string; bytes: Uint8Array }

/** Stores the samples that are not there yet. */
export async function storeSamples(deps: Deps, samples: readonly Sample[]) {
  for (const sample of samples) if (!(await findFile(deps.db, sample.id))) await storeSample(deps, sample)
}

function storeSample({ db, files, now }: Deps, { id, bytes, ...about }: Sample) {
  return files.temporary.with(async (path) => {
    await writeFile(path, bytes)
    const sha256 = await hashOf(path)
    const file = { bytes: bytes.length, sha256, createdAt: now(), usedAt: now() }
    await deleteSample(db, id)
    await insertFile(db, { id, ...about, ...file, sample: true })
    await files.store.put(id, path)
    await markStored(db, id, now())
  })
}
