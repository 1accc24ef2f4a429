import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBrowserPush } from '../../notifications/push/use-browser-push.ts'
import { useResend } from '../../offline/use-resend.ts'
import { useAuth, usePlatform } from '../../platform/platform.tsx'
import { coverWhileAway } from './cover-while-away.ts'
import { forgetPerson } from './forget-person.ts'

/** Browsers don't always report that the network is back. */
const againMilliseconds = 20_000

/** Removes a person's data from the open page when their session ends anywhere in this browser. */
export function SessionWatch() {
  const { session } = usePlatform()
  const { owesSignOut } = useAuth()
  const queries = useQueryClient()
  const push = useBrowserPush()
  useEffect(() => forgetPerson(session, queries, push), [session, queries, push])
  useEffect(() => coverWhileAway(session), [session])
  useEffect(() => {
    const follow = () => void session.follow()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [session])
  useResend(() => void session.payOwed(), owesSignOut === true, againMilliseconds)
  return null
}
