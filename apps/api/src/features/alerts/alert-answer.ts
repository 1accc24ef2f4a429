import type { alert } from '@pramaan/contract/messages/alert'
import type { z } from 'zod'
import type { AlertChoice } from './alerts.queries.ts'

type Alert = z.output<typeof alert>

/** An alert for the API; a saved search without one has its alert off. */
export function alertOf(choice: AlertChoice | undefined): Alert {
  return { Frequency: choice?.frequency ?? 'off', Channel: choice?.channel ?? 'email' }
}

/** An alert as it is stored. */
export function choiceOf({ Frequency: frequency, Channel: channel }: Alert): AlertChoice {
  return { frequency, channel }
}
