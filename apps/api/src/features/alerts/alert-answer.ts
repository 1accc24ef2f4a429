import type { alert } from '@pramaan/contract/search/alert'
import type { z } from 'zod'
import type { AlertChoice } from './alerts.queries.ts'

type Alert = z.output<typeof alert>

/** An alert as the wire has it; a saved search that never had one tells of nothing. */
export function alertOf(choice: AlertChoice | undefined): Alert {
  return { Frequency: choice?.frequency ?? 'off', Channel: choice?.channel ?? 'email' }
}

/** An alert as it is stored. */
export function choiceOf({ Frequency: frequency, Channel: channel }: Alert): AlertChoice {
  return { frequency, channel }
}
