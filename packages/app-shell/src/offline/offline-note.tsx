import { onlineManager } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useShellTexts } from '../texts/use-shell-texts.ts'

/** Shows while offline that there is no network: otherwise waiting items would look like saved ones. */
export function OfflineNote() {
  const t = useShellTexts()
  const online = useSyncExternalStore(watch, isOnline)
  if (online) return null
  return (
    <div
      role="alert"
      className="pointer-events-none fixed inset-x-0 top-2 z-40 flex justify-center px-4 lg:top-auto lg:bottom-4 print:hidden"
    >
      <p className="flex animate-appear items-center gap-2.5 rounded-control bg-inverse px-3.5 py-2 text-sm text-on-inverse shadow-float">
        <WifiOff aria-hidden className="size-5 shrink-0" />
        {t('offline.note')}
      </p>
    </div>
  )
}

function watch(onChange: () => void) {
  return onlineManager.subscribe(onChange)
}

function isOnline() {
  return onlineManager.isOnline()
}
