import { type ComponentType, useEffect, useState } from 'react'
import { firstSign } from '../first-sign/first-sign.tsx'
import { loadUntilThere } from '../load-until-there/load-until-there.tsx'
import type { ToastContent } from './toast-content.ts'

export type { ToastContent } from './toast-content.ts'

type Toasts = typeof import('./toasts.tsx').toasts

/** The code of toasts once it is loaded, and the toasts reported before that. */
let ready: Toasts | undefined
let waiting: ToastContent[] = []
let loadAgain: (() => void) | undefined

/**
 * Reports what has just happened. Errors that need an action are shown in place instead. Until the code of toasts is
 * loaded, the toast waits.
 */
export function showToast(content: ToastContent): void {
  if (ready) {
    ready.show(content)
    return
  }
  waiting.push(content)
  loadAgain?.()
}

/** Removes every toast, for example when another person signs in. */
export function dismissToasts(): void {
  waiting = []
  ready?.dismiss()
}

/** Shows toasts. Their code loads at the person's first input, because nothing is reported before. Mount it once. */
export function Toaster() {
  const [shown, setShown] = useState<{ Place: ComponentType<{ onReady: () => void }>; onReady: () => void }>()
  useEffect(() => {
    const load = async () => {
      await firstSign()
      return (await import('./toasts.tsx')).toasts
    }
    const onLoaded = (toasts: Toasts) => {
      const onReady = () => {
        ready = toasts
        for (const content of waiting.splice(0)) toasts.show(content)
      }
      setShown({ Place: toasts.Place, onReady })
    }
    // Drops waiting toasts if their code can't be loaded: shown when the network is back, they might no longer be true.
    const onFailed = () => {
      waiting = []
    }
    const { again, stop } = loadUntilThere({ load, network: window, onLoaded, onFailed })
    loadAgain = again
    return () => {
      stop()
      loadAgain = undefined
      ready = undefined
    }
  }, [])
  return shown && <shown.Place onReady={shown.onReady} />
}
