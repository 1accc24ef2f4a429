import { usePush } from '@pramaan/app-shell/notifications/push/use-push.ts'
import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useShellTexts } from '@pramaan/app-shell/texts/use-shell-texts.ts'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { useState } from 'react'

const closedKey = 'pramaan.pushOffer.closed'

/** Offers notifications on this device to a person who waits for news; once closed, it stays closed. */
export function PushOffer() {
  const t = useShellTexts()
  const failureText = useFailureText()
  const { state, turn } = usePush()
  const { storage } = usePlatform()
  const [closed, setClosed] = useState(() => storage.getItem(closedKey) !== null)
  const close = () => {
    storage.setItem(closedKey, '1')
    setClosed(true)
  }
  if (state !== 'off' || closed || turn.data === false) return null
  return (
    <Alert
      title={t('push.offer')}
      onDismiss={close}
      action={
        <Button tone="quiet" size="sm" busy={turn.isPending && t('push.turning')} onClick={() => turn.mutate(true)}>
          {t('push.turnOn')}
        </Button>
      }
    >
      {turn.isError ? failureText(turn.error) : t('push.offer.text')}
    </Alert>
  )
}
