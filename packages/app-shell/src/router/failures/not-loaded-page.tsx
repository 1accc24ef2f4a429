import { ErrorState } from '@pramaan/ui/error-state'
import { useEffect, useEffectEvent, useState } from 'react'
import { pageStorage } from '../../platform/page-storage.ts'
import { useShellTexts } from '../../texts/use-shell-texts.ts'

/**
 * A screen whose code failed to load. It shows a message and continues once the server can be reached: a reload brings
 * the code, also after a deploy has removed the old one.
 */
export function NotLoadedPage() {
  const t = useShellTexts()
  const [looking, setLooking] = useState(true)
  const goOn = async (mayReload: boolean) => {
    setLooking(true)
    if ((await isServerThere()) && mayReload) reload()
    else setLooking(false)
  }
  const start = useEffectEvent(() => void goOn(!hasJustReloaded()))
  useEffect(() => {
    start()
    const onOnline = () => start()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return (
    <ErrorState
      title={t('error.notLoaded.title')}
      text={t('error.notLoaded.text')}
      offline
      onRetry={() => void goOn(true)}
      retrying={looking}
    />
  )
}

/** Every app's server has an icon; requesting it only checks that the server responds. */
async function isServerThere() {
  try {
    return (await fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

const name = 'pramaan.reloaded'

/** A page reloads automatically only once: after a second failure the person must retry. */
const shortestMilliseconds = 10_000

function hasJustReloaded() {
  return Date.now() - Number(pageStorage('sessionStorage').getItem(name) ?? 0) < shortestMilliseconds
}

function reload() {
  pageStorage('sessionStorage').setItem(name, String(Date.now()))
  window.location.reload()
}
