import type { Queryable } from '@pramaan/database/client'
import { imageAddress, isFileId } from './file-address.ts'
import { findFile } from './files.queries.ts'

/** The image types that every messenger shows in a link preview; none shows an SVG, which only demo data has. */
const drawn: readonly string[] = ['image/png', 'image/jpeg']

/** The address of a stored picture for a link preview; null if there is none or messengers can't draw it. */
export async function previewImage(db: Queryable, id: string | null | undefined) {
  const file = id && isFileId(id) ? await findFile(db, id) : undefined
  return file && drawn.includes(file.type) ? imageAddress(file.id) : null
}
