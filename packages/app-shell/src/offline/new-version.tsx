import { showToast } from '@pramaan/ui/toaster'
import { useEffect, useEffectEvent } from 'react'
import { useShellTexts } from '../texts/use-shell-texts.ts'

/** The shortest time between two checks, because a tab may be shown many times an hour. */
const leastMinutes = 30
const offerMilliseconds = 120_000

/** Offers to reload when the server has a newer version of the app than the open one; nothing reloads by itself. */
export function NewVersion() {
  const t = useShellTexts()
  const offer = useEffectEvent(() => {
    const action = { label: t('update.reload'), onAction: () => window.location.reload() }
    showToast({
      text: t('update.ready'),
      about: 'update',
      leastMilliseconds: offerMilliseconds,
      action,
    })
  })
  useEffect(() => {
    let looked = Date.now()
    const look = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - looked < leastMinutes * 60_000) return
      looked = Date.now()
      if (await isNewer()) offer()
    }
    const onShown = () => void look().catch(() => undefined)
    document.addEventListener('visibilitychange', onShown)
    return () => document.removeEventListener('visibilitychange', onShown)
  }, [])
  return null
}

/** Whether the server's page now starts with another script than the open one. */
async function isNewer() {
  const loadedScript = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  if (!loadedScript) return false
  const answer = await fetch('/', { cache: 'no-store' })
  const served = answer.ok ? await answer.text() : ''
  return served.includes('type="module"') && !served.includes(loadedScript)
}
