import { Refused } from '@pramaan/api-client'

/** What a refusal says of one field; undefined where it is of something else. */
export function refusalOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof Refused)) return undefined
  return error.details.find((detail) => detail.field === field)?.message
}
