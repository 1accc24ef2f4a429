import { z } from 'zod'

const key = (bytes: number) =>
  z
    .string()
    .refine((text) => Buffer.from(text, 'base64url').length === bytes, `has to be ${bytes} bytes as base64url`)
    .optional()

/** The environment variables of notifications on devices (Web Push). */
export const pushVariables = {
  PUSH_PUBLIC_KEY: key(65).describe('Public VAPID key, by which push services know us; derived from SECRET by default'),
  PUSH_PRIVATE_KEY: key(32).describe('Private VAPID key that belongs to it'),
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'has to be a mailto: or https: address')
    .optional()
    .describe('Where a push service reaches us: mailto:help@example.com; by default the candidate app’s address'),
}

type Given = { PUSH_PUBLIC_KEY?: string | undefined; PUSH_PRIVATE_KEY?: string | undefined }

/** The missing keys: one is useless without the other. */
export function whyNotPush(given: Given): string[] {
  if (Boolean(given.PUSH_PUBLIC_KEY) === Boolean(given.PUSH_PRIVATE_KEY)) return []
  return [`${given.PUSH_PUBLIC_KEY ? 'PUSH_PRIVATE_KEY' : 'PUSH_PUBLIC_KEY'}: needed with the other one`]
}
