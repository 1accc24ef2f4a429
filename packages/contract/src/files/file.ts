import { imageKinds, uploadKinds } from '@pramaan/domain/upload'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'

const uploaders = ['Candidate', 'Employer', 'Admin', 'Counsellor'] as const

/** An upload's response: `data` is the file's URL on this host. */
const stored = answers(z.string())

/** Files (document 001 §7, "File upload"; D48): `product` is the place of the file, which decides what is accepted. */
export const files = {
  upload: endpoint({
    method: 'POST',
    path: '/applications/upload/:product',
    summary: "Upload a CV, certificate or image; returns the file's URL",
    allow: uploaders,
    steps: 'any',
    params: z.object({ product: z.enum(uploadKinds) }),
    file: 'inputFile',
    answer: stored,
    refusals: [],
  }),
  uploadImage: endpoint({
    method: 'POST',
    path: '/media/upload/:product',
    summary: "Upload an image; returns the file's URL",
    allow: uploaders,
    steps: 'any',
    params: z.object({ product: z.enum(imageKinds) }),
    file: 'media',
    answer: stored,
    refusals: [],
  }),
}
