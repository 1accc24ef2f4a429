import { Alert } from '@pramaan/ui/alert'
import { SwitchField } from '@pramaan/ui/switch-field'
import { useFailureText } from '../../router/failures/error-page.tsx'
import { useShellTexts } from '../../texts/use-shell-texts.ts'
import { usePush } from './use-push.ts'

/** Turns notifications on this device on and off, if the browser supports them. */
export function PushSwitch() {
  const t = useShellTexts()
  const failureText = useFailureText()
  const { state, turn } = usePush()
  if (state === 'unavailable') return null
  const blocked = state === 'blocked' || turn.data === false
  return (
    <div className="flex flex-col gap-2">
      <SwitchField
        label={t('push.title')}
        help={t(blocked ? 'push.blocked' : 'push.help')}
        checked={turn.isPending ? turn.variables : state === 'on'}
        onChecked={(on) => turn.mutate(on)}
        disabled={turn.isPending}
      />
      {turn.isError && <Alert tone="danger">{failureText(turn.error)}</Alert>}
    </div>
  )
}
