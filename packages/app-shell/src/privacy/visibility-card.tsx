import { Alert } from '@pramaan/ui/alert'
import { Card } from '@pramaan/ui/card'
import { SwitchField } from '@pramaan/ui/switch-field'
import { useFailureText } from '../router/failures/error-page.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import type { Privacy } from './use-privacy.ts'

/** Whether employers find the candidate: a separate consent, which affects nothing else (D11). */
export function VisibilityCard({ found, beFound }: { found: boolean; beFound: Privacy['beFound'] }) {
  const t = useShellTexts()
  const failureText = useFailureText()
  const checked = beFound.isPending ? beFound.variables : found
  return (
    <Card className="flex flex-col gap-3">
      {beFound.isError && <Alert tone="danger">{failureText(beFound.error)}</Alert>}
      <SwitchField
        label={t('privacy.found')}
        help={t(checked ? 'privacy.found.on' : 'privacy.found.off')}
        checked={checked}
        onChecked={(on) => !beFound.isPending && beFound.mutate(on)}
      />
    </Card>
  )
}
