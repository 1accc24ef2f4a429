import type { Queryable } from '@pramaan/database/client'
import { uploadKindsOf } from '@pramaan/domain/upload'
import type { Deps } from '../../../deps.ts'
import type { Routes } from '../../../http/calls/call.ts'
import { noteCv } from '../../../services/cv-text/cv-text.queries.ts'
import { assignFiles } from '../../../services/files/assign-files.ts'
import { finishWrite } from '../after-write.ts'
import { lockCandidate } from '../candidates.queries.ts'

type Candidate = Awaited<ReturnType<typeof lockCandidate>>

/** The columns of a sent profile image: an own upload, or none; undefined leaves it. */
export async function imageColumn(deps: Deps, db: Queryable, candidate: Candidate, address: string | null | undefined) {
  if (address === undefined) return {}
  const [image] = await assignFiles(deps, db, {
    ownerId: candidate.accountId,
    kinds: uploadKindsOf.image,
    before: [candidate.image],
    addresses: address ? [address] : [],
  })
  return { image: image ?? null }
}

type FileVerbs = 'updateCv' | 'updateImage' | 'updateCertificates'

/** The CV, the picture and the certificates of a profile (documents 000 §7 and 001 §7): ids of the candidate's own uploads. */
export function profileFileRoutes(deps: Deps): Pick<Routes<'candidates'>, FileVerbs> {
  return {
    updateImage: async ({ params, body, db }) => {
      const candidate = await lockCandidate(db, params.id)
      const image = await imageColumn(deps, db, candidate, body.image)
      await finishWrite(deps, db, params.id, { account: {}, candidate: image })
      return { data: null }
    },
    updateCv: async ({ params, body, db }) => {
      const { cv: before } = await lockCandidate(db, params.id)
      const addresses = body.cv ? [body.cv] : []
      const [cv] = await assignFiles(deps, db, {
        ownerId: params.id,
        kinds: uploadKindsOf.cv,
        before: [before],
        addresses,
      })
      await noteCv(db, params.id, cv ?? null)
      await finishWrite(deps, db, params.id, { account: {}, candidate: { cv: cv ?? null } })
      return { data: null }
    },
    updateCertificates: async ({ params, body, db }) => {
      const { certificates: before } = await lockCandidate(db, params.id)
      const addresses = body.certificates
      const kinds = uploadKindsOf.certificates
      const certificates = await assignFiles(deps, db, { ownerId: params.id, kinds, before, addresses })
      await finishWrite(deps, db, params.id, { account: {}, candidate: { certificates } })
      return { data: null }
    },
  }
}
