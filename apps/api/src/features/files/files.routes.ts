import { isPrivateUpload, type UploadKind, uploadRules, whyNotUploadTo } from '@pramaan/domain/upload'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { type Routes, withLimit, withOwnTransaction } from '../../http/calls/call.ts'
import type { SentFile } from '../../http/calls/sent-file.ts'
import { spend } from '../../http/limits/rate-limit.queries.ts'
import { refuse } from '../../http/refusals/refuse.ts'
import { imageAddress, signedAddress } from '../../services/files/file-address.ts'
import { receive } from '../../services/files/upload/receive.ts'

/** The number of files that one person may upload: more than any form needs, and too few to fill a disk. */
const uploadLimit = { name: 'uploads', most: 60, seconds: 3600 }

type UploadCall = { actor: Actor; kind: UploadKind; sentFile: (mostBytes: number) => Promise<SentFile | undefined> }

/** Uploads (document 001 §7, D48). No transaction is open while a file comes in. */
export function fileRoutes(deps: Deps): Routes<'files'> {
  async function upload({ actor, kind, sentFile }: UploadCall) {
    refuse(whyNotUploadTo(kind, actor.role))
    const sent = await sentFile(uploadRules[kind].mostBytes)
    const id = await receive(deps, { ownerId: actor.id, kind, sent })
    return {
      data: isPrivateUpload(kind) ? await signedAddress(deps, { id, of: actor.id, reader: actor }) : imageAddress(id),
    }
  }
  const limit = ({ actor }: { actor: Actor }) => spend(deps, uploadLimit, String(actor.id))
  return {
    upload: withOwnTransaction(
      withLimit(limit, ({ actor, params, sentFile }) => upload({ actor, kind: params.product, sentFile })),
    ),
    uploadImage: withOwnTransaction(
      withLimit(limit, ({ actor, params, sentFile }) => upload({ actor, kind: params.product, sentFile })),
    ),
  }
}
