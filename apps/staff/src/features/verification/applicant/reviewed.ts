import type { Client } from '@pramaan/api-client'

/** A candidate in the reviewer's response. */
export type Reviewed = Extract<
  Awaited<ReturnType<Client['candidates']['get']>>['data'],
  { Phone: unknown; CV: unknown }
>
