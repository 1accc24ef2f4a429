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
  { ownerId, kinds }: { ownerId: number; kinds: readonly UploadKind[] },
  sent: SentPictures,
  before: Pictures = { image: null },
) {
  const image = sent.image === undefined ? imageAddress(before.image) : sent.image || null
  const savedCompanies = before.companies?.map((company) => ({ ...company, image: imageAddress(company.image) }))
  const companies = sent.companies ?? savedCompanies ?? []
  const saved = [before.image, ...(before.companies ?? []).map((company) => company.image)]
  const addresses = [image, ...companies.map((company) => company.image)].flatMap((address) => address || [])
  await assignFiles(deps, db, { ownerId, kinds, before: saved, addresses })
  return {
    image: idOf(image),
    ...(sent.companies && {
      companies: sent.companies.map((company) => ({ title: company.title, image: idOf(company.image) })),
    }),
  }
}
