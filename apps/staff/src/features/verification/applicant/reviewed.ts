import type { Client } from '@pramaan/api-client'

/** A candidate as a reviewer sees one. */
export type Reviewed = Extract<
  Awaited<ReturnType<Client['candidates']['get']>>['data'],
  { Phone: unknown; CV: unknown }
>
