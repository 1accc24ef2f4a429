/**
 * A toast's content; `action` undoes the change, `leastMilliseconds` is the spec's duration, extended for long texts.
 */
export type ToastContent = {
  /** What happened. */
  text: string

  /** How it went. */
  tone?: 'plain' | 'success' | 'danger'

  /** Undo, or where to look. */
  action?: { label: string; onAction: () => void }

  /** How long it stays at the least. */
  leastMilliseconds?: number
  /** For toasts that the spec puts in another corner; a phone shows every toast at the top. */
  position?: 'top-right' | 'top-center'
  /** Its subject: it replaces an earlier toast on the same subject, which it may contradict. */
  about?: string
}
