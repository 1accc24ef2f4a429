import type { Queryable } from '@pramaan/database/client'
import type { UploadKind } from '@pramaan/domain/upload'
import type { Deps } from '../../deps.ts'
import { assignFiles } from './assign-files.ts'
import { idOfAddress, imageAddress } from './file-address.ts'

type Company = { title: string; image: string | null }

/** The pictures of a job or drive, in the table as ids of files. */
export type Pictures = { image: string | null; companies?: readonly Company[] }

/** The pictures as a form sends them, as addresses; what is not sent stays. */
export type SentPictures = { image: string | null | undefined; companies?: readonly Company[] | undefined }

const idOf = (address: string | null) => (address ? (idOfAddress(address) ?? null) : null)

/**
 * The picture columns of a job or drive: uploads of the person who saves it, or those it has already; any other link is
 * 404 `not-found` (quality, rule 12). In the transaction that writes the record.
 */
export async function pictureColumns(
  deps: Deps,
  db: Queryable,
  { ownerId, places }: { ownerId: number; places: readonly UploadKind[] },
  sent: SentPictures,
  before: Pictures = { image: null },
) {
  const image = sent.image === undefined ? imageAddress(before.image) : sent.image || null
  const companies = sent.companies ?? before.companies?.map((one) => ({ ...one, image: imageAddress(one.image) }))
  const saved = [before.image, ...(before.companies ?? []).map((company) => company.image)]
  const addresses = [image, ...(companies ?? []).map((company) => company.image)].filter((one) => Boolean(one))
  await assignFiles(deps, db, { ownerId, places, before: saved, addresses: addresses as string[] })
  return {
    image: idOf(image),
    ...(sent.companies && { companies: sent.companies.map((one) => ({ title: one.title, image: idOf(one.image) })) }),
  }
}
