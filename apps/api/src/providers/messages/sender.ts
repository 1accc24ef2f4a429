import type { Urgency } from '@pramaan/domain/message'
import type { Channel } from '@pramaan/domain/notification'
import type { Language } from '@pramaan/domain/options'
import type { Rendered } from './templates/templates.ts'

/** A message to send: rendered, with the template's data for the provider. */
export type Letter = Rendered & {
  /** The same for each attempt, so that a provider or mailbox can drop repeats. */
  key: string
  to: string
  template: string
  language: Language
  variables: Record<string, string>
  urgency: Urgency
}

/**
 * The result of an attempt; `lasting` means that another attempt would fail the same way. `reason` contains codes,
 * never a person or text.
 */
export type Outcome = { sent: true; providerId: string | null } | { sent: false; lasting: boolean; reason: string }

/** Sends a message through one channel. It never throws: a failure is an outcome. */
export type MessageSender = (letter: Letter) => Promise<Outcome>

/** One for each channel. */
export type MessageSenders = Record<Channel, MessageSender>

/** How long to wait for a provider, in milliseconds. */
export const patienceMs = 10_000

/** The outcome of a failed connection: a name such as `ECONNREFUSED` or `TimeoutError`. */
export function unreachable(error: unknown): Outcome {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
  const reason = code ?? (cause instanceof Error ? cause.name : 'unknown')
  return { sent: false, lasting: false, reason: `unreachable: ${reason}` }
}

/** Whether an HTTP refusal is about this message: a bad request is; limits, faults and our own credentials are not. */
export function isLasting(status: number) {
  return status >= 400 && status < 500 && ![401, 403, 408, 409, 425, 429].includes(status)
}
