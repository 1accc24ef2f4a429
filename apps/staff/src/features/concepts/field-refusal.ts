import { Refused } from '@pramaan/api-client'

/** The message of a refusal for one field; undefined if it is about something else. */
export function refusalOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof Refused)) return undefined
  return error.details.find((detail) => detail.field === field)?.message
}
