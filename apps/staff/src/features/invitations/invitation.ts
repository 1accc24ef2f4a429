import type { Client } from '@pramaan/api-client'

/** An invitation to the console. */
export type Invitation = Awaited<ReturnType<Client['staff']['invitations']>>['data'][number]
