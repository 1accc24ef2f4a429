import { type ComponentType, useEffect, useState } from 'react'
import { firstSign } from '../first-sign/first-sign.tsx'
import type { ToastContent } from './toast-content.ts'

export type { ToastContent } from './toast-content.ts'

type Toasts = typeof import('./toasts.tsx').toasts

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
      const { toasts } = await import('./toasts.tsx')
      const onReady = () => {
        ready = toasts
        for (const content of waiting.splice(0)) toasts.show(content)
      }
      setShown({ Place: toasts.Place, onReady })
    }
    // Without a network, what was done stays done, and is not reported.
    void load().catch(() => undefined)
    return () => {
      ready = undefined
    }
  }, [])
  return shown && <shown.Place onReady={shown.onReady} />
}
