import { alertFrequencies } from '@pramaan/domain/alert'
import { channels } from '@pramaan/domain/notification'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { several } from '../list.ts'
import { id } from '../wire.ts'

/** How often a saved search reports new matches, and where. */
export const alert = z.strictObject({ Frequency: z.enum(alertFrequencies), Channel: z.enum(channels) })

/** Rows of a saved search's list; the response says which of them its last alert reported. */
export const askedRows = z.object({ ids: several(id, 50) })

/** What the alert of a saved search reported on the day of its last message: the newest by name, and how many in all. */
export const lastReported = z.object({ Newest: z.array(z.object({ ID: id, Name: z.string() })), Total: z.int() })

const token = z.string().max(1_000)

/** The page that the message of a saved search links to. */
export const alerts = {
  find: endpoint({
    method: 'GET',
    path: '/alerts/of-link',
    summary: 'The saved search whose alert a message offered to stop; works signed out and changes nothing',
    allow: 'public',
    query: z.object({ token }),
    /** `Query` is the search itself, in the form of its list's address. */
    answer: answers(z.object({ Name: z.string(), Query: z.string() })),
    refusals: ['link-over'],
  }),
  stop: endpoint({
    method: 'POST',
    path: '/alerts/stop',
    summary: 'Stop the alert whose message had this link; works signed out',
    allow: 'public',
    body: z.strictObject({ token }),
    answer: answers(z.object({ Name: z.string() })),
    refusals: ['link-over'],
  }),
}
