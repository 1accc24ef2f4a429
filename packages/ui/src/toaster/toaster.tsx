import { type ComponentType, useEffect, useState } from 'react'
import { firstSign } from '../first-sign/first-sign.tsx'

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

type Toasts = typeof import('./toasts.tsx')

/** The code of toasts, once they can be shown, and what was reported before. */
let ready: Toasts | undefined
let waiting: ToastContent[] = []

/**
 * Reports what has just happened; never for an error that needs an action, which is shown in place. Before the code of
 * toasts has loaded it waits.
 */
export function showToast(content: ToastContent): void {
  if (ready) ready.show(content)
  else waiting.push(content)
}

/** Removes every toast, for example when another person signs in. */
export function dismissToasts(): void {
  waiting = []
  ready?.dismiss()
}

/** Shows toasts, which load at the person's first sign, since nothing is reported before. Mount it once. */
export function Toaster() {
  const [shown, setShown] = useState<{ Place: ComponentType<{ onReady: () => void }>; onReady: () => void }>()
  useEffect(() => {
    const load = async () => {
      await firstSign()
      const toasts = await import('./toasts.tsx')
      const onReady = () => {
        ready = toasts
        for (const content of waiting.splice(0)) toasts.show(content)
      }
      setShown({ Place: toasts.Toasts, onReady })
    }
    // Without a network, what was done stays done, and is not reported.
    void load().catch(() => undefined)
    return () => {
      ready = undefined
    }
  }, [])
  return shown && <shown.Place onReady={shown.onReady} />
}
