import type { Urgency } from '@pramaan/domain/message'
import type { Channel } from '@pramaan/domain/notification'
import type { Language } from '@pramaan/domain/options'
import type { Rendered } from './templates/templates.ts'

/** A message on its way out: rendered, with what a provider needs of its template. */
export type Letter = Rendered & {
  /** The same for each try, so that a provider or a mailbox that knows it keeps one. */
  key: string
  to: string
  template: string
  language: Language
  variables: Record<string, string>
  urgency: Urgency
}

/** What became of a try; `lasting`: another try would end alike. `reason` names codes, never a person or a text. */
export type Outcome = { sent: true; providerId: string | null } | { sent: false; lasting: boolean; reason: string }

/** A way out, which never throws: what goes wrong is an outcome. */
export type Carrier = (letter: Letter) => Promise<Outcome>

/** A carrier a channel. */
export type Carriers = Record<Channel, Carrier>

/** How long a provider is waited for. */
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
