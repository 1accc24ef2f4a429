import { alertFrequencies } from '@pramaan/domain/alert'
import { channels } from '@pramaan/domain/notification'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'

/** How often a saved search reports new matches, and where. */
export const alert = z.strictObject({ Frequency: z.enum(alertFrequencies), Channel: z.enum(channels) })

/** The matches that a saved search's message links to. */
export const alerts = {
  stop: endpoint({
    method: 'POST',
    path: '/alerts/stop',
    summary: 'Stop the alert whose message had this link; works signed out',
    allow: 'public',
    body: z.strictObject({ token: z.string().max(1_000) }),
    answer: answers(z.object({ Name: z.string() })),
    refusals: ['link-over'],
  }),
}
