import { Alert } from '@pramaan/ui/alert'
import { useEffect, useEffectEvent } from 'react'
import { useShellTexts } from '../../texts/use-shell-texts.ts'
import { nextReload, reload } from './reloads.ts'
import { isServerThere, pauseMilliseconds } from './server-there.ts'

/** Props of `PartNotLoaded`; `again` means that a second load has failed too. */
type PartNotLoadedProps = { onClose: () => void; onRetry: () => void; again: boolean; inside: boolean }

/**
 * Says in place of an opened part that it needs the network. Once the server responds, the part is loaded again; if
 * that fails too, a deploy has removed its file, and the page reloads.
 */
export function PartNotLoaded({ onClose, onRetry, again, inside }: PartNotLoadedProps) {
  const t = useShellTexts()
  const look = useEffectEvent(async (isLeft: () => boolean) => {
    if (!(await isServerThere()) || isLeft()) return
    if (!again) onRetry()
    else if (nextReload() === 'now') reload()
  })
  useEffect(() => {
    let left = false
    const timer = setInterval(() => void look(() => left), pauseMilliseconds)
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [])
  const note = (
    <Alert tone="danger" title={t('error.partNotLoaded.title')} onDismiss={onClose}>
      {t('error.partNotLoaded.text')}
    </Alert>
  )
  if (inside) return note
  return (
    <div className="fixed inset-x-0 bottom-20 z-40 mx-auto max-w-120 rounded-control bg-surface px-4 print:hidden">
      {note}
    </div>
  )
}
