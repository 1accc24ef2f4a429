import { ErrorState } from '@pramaan/ui/error-state'
import { useEffect, useEffectEvent, useState } from 'react'
import { pageStorage } from '../../platform/page-storage.ts'
import { useShellTexts } from '../../texts/use-shell-texts.ts'

/**
 * A screen whose code failed to load. It shows a message and continues once the server responds: a reload brings the
 * code, also after a deploy has removed the old one. The first requests of a network that is just back often fail, so
 * it asks again.
 */
export function NotLoadedPage() {
  const t = useShellTexts()
  const [looking, setLooking] = useState(true)
  const [serverResponds, setServerResponds] = useState(false)
  const look = useEffectEvent(async (mayReload: boolean) => {
    const responds = await isServerThere()
    setServerResponds(responds)
    if (responds && mayReload) reload()
    else setLooking(false)
  })
  useEffect(() => {
    if (serverResponds) return
    const lookAgain = () => void look(!hasJustReloaded())
    lookAgain()
    const timer = setInterval(lookAgain, pauseMilliseconds)
    window.addEventListener('online', lookAgain)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', lookAgain)
    }
  }, [serverResponds])
  const retry = () => {
    setLooking(true)
    void look(true)
  }
  return (
    <ErrorState
      title={t('error.notLoaded.title')}
      text={t('error.notLoaded.text')}
      offline
      onRetry={retry}
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

/** Between two questions to a server that does not respond. */
const pauseMilliseconds = 2000

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
