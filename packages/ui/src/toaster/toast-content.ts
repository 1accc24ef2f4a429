/** A toast's content; `leastMilliseconds` is the spec's duration, which long texts extend. */
export type ToastContent = {
  text: string
  tone?: 'plain' | 'success' | 'danger'
  /** Undo, or a link to the result. */
  action?: { label: string; onAction: () => void }
  /** The minimum duration. */
  leastMilliseconds?: number
  /** For toasts that the spec puts in another corner; a phone shows every toast at the top. */
  position?: 'top-right' | 'top-center'
  /**
   * The toast's subject. It replaces an earlier toast about the same subject, because both may contradict each other.
   */
  about?: string
}
