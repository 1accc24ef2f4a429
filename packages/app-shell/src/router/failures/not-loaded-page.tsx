import { ErrorState } from '@pramaan/ui/error-state'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNothingSeen } from '../../offline/nothing-seen.ts'
import { useShellTexts } from '../../texts/use-shell-texts.ts'
import { nextReload, reload } from './reloads.ts'
import { isServerThere, pauseMilliseconds } from './server-there.ts'

/**
 * A screen whose code failed to load. It shows a message and continues once the server responds: a reload loads the
 * code, even after a deploy has removed the old one. The first requests after the network is back often fail, so it
 * checks again, and reloads again if the code is still missing.
 */
export function NotLoadedPage() {
  const t = useShellTexts()
  useNothingSeen(true)
  const [looking, setLooking] = useState(true)
  const [isOver, setOver] = useState(false)
  const look = useEffectEvent(async (asked: boolean) => {
    const responds = await isServerThere()
    const next = nextReload()
    if (responds && (asked || next === 'now')) return reload()
    setLooking(false)
    setOver(responds && next === 'never')
  })
  useEffect(() => {
    if (isOver) return
    const lookAgain = () => void look(false)
    lookAgain()
    const timer = setInterval(lookAgain, pauseMilliseconds)
    window.addEventListener('online', lookAgain)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', lookAgain)
    }
  }, [isOver])
  const retry = () => {
    setLooking(true)
    void look(true)
  }
  return (
    <ErrorState
      page
      title={t('error.notLoaded.title')}
      text={t('error.notLoaded.text')}
      offline
      onRetry={retry}
      retrying={looking}
    />
  )
}
