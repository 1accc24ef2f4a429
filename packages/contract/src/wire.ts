import { type NameFault, whyNotName } from '@pramaan/domain/name'
import { z } from 'zod'
// Importing a schema also sets our validation messages.
import './issue-words.ts'

/** A visible id: a positive whole number (bigint identity), also accepted as digits. */
export const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** `{ id }` as a path parameter. */
export const idParams = z.object({ id })

/** A UTC instant, ISO 8601. */
export const instant = z.iso.datetime()

/** A calendar day, `yyyy-MM-dd`. */
export const day = z.iso.date()

/** A line of text that a person typed: trimmed, not empty, without control characters. */
export function line(max: number, required = 'Please fill this in.') {
  return z
    .string()
    .trim()
    .min(1, required)
    .max(max, `At most ${max} characters.`)
    .regex(/^\P{Cc}*$/u, 'Remove the special characters.')
}

const nameFaults: Readonly<Record<NameFault, string>> = {
  'hidden-character': 'This has hidden characters. Type it again.',
  'no-letter': 'Use at least one letter.',
}

/** Refuses an unreadable or deceptive name (D66); the field itself refuses an empty one. */
function checkName(name: string, context: z.core.$RefinementCtx<string>) {
  const fault = name === '' ? undefined : whyNotName(name)
  if (fault) context.addIssue(nameFaults[fault])
}

/** The name of a person, company, job, drive, course, place or skill, as a person typed it (D66). */
export function nameLine(max: number, required = 'Please fill this in.') {
  return z.string().trim().min(1, required).max(max, `At most ${max} characters.`).superRefine(checkName)
}

/** The same, but optional. */
export function optionalName(max: number) {
  return z.string().trim().max(max, `At most ${max} characters.`).superRefine(checkName)
}

/** The response to a write without data, only `Success`. */
export const nothing = z.null()
