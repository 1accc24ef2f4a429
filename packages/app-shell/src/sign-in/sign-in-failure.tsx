import { Refused } from '@pramaan/api-client'
import { addressOn } from '@pramaan/auth/guard'
import { appNames } from '@pramaan/domain/role'
import { Alert } from '@pramaan/ui/alert'
import { TextLink } from '@pramaan/ui/text-link'
import type { ReactNode } from 'react'
import { usePlatform } from '../platform/platform.tsx'
import { useFailureText } from '../router/failures/error-page.tsx'
import { secondsUntilMore } from '../router/failures/use-retry.ts'
import { useShellTexts } from '../texts/use-shell-texts.ts'

/**
 * Says why a sign-in or registration request failed; an account of another app gets a link to it (D3, D4). After too
 * many requests, which may be those of others in the network, `whenTooMany` offers another way.
 */
export function SignInFailure({ error, whenTooMany }: { error: unknown; whenTooMany?: ReactNode }) {
  const t = useShellTexts()
  const { app } = usePlatform()
  const failureText = useFailureText()
  if (!error) return null
  const other = error instanceof Refused && error.code === 'other-app' ? error.body.app : undefined
  const right = appNames.find((name) => name === other)
  if (!right)
    return (
      <Alert tone="danger" action={secondsUntilMore(error) !== undefined && whenTooMany}>
        {failureText(error)}
      </Alert>
    )
  const { protocol, host } = window.location
  const address = addressOn(right, app, { protocol, host, pathname: '/', search: '' })
  return (
    <Alert
      tone="danger"
      title={t(`signIn.otherApp.${right}`)}
      action={<TextLink href={address}>{t(`signIn.otherApp.go.${right}`)}</TextLink>}
    />
  )
}
