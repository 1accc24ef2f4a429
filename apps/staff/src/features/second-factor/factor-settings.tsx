import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { Dialog, DialogCancel } from '@pramaan/ui/dialog'
import { Skeleton } from '@pramaan/ui/skeleton'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { FactorCodeForm } from './factor-code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpSteps } from './set-up-steps.tsx'
import { useFactorChanged, useFactorStatus } from './use-factor.ts'

/** The settings section that sets up the second factor and makes new recovery codes. */
export function FactorSettings() {
  const t = useTexts()
  const { data, error, refetch } = useFactorStatus()
  const [open, setOpen] = useState<'set-up' | 'renew'>()
  const status = data?.data
  if (error && !data) return <SectionFailure title={t('secondFactor.title')} query={{ error, refetch }} />
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-lg">{t('secondFactor.title')}</h2>
      {!status && <Skeleton className="h-16 w-full" />}
      {status && !status.On && (
        <>
          <p className="text-sm text-ink-muted">{t('secondFactor.off')}</p>
          <Button onClick={() => setOpen('set-up')}>{t('secondFactor.setUp')}</Button>
        </>
      )}
      {status?.On && (
        <>
          <p className="text-sm text-ink-muted">
            {t('secondFactor.on')} {t('secondFactor.left', { count: status.RecoveryCodesLeft })}{' '}
            {t('secondFactor.lost')}
          </p>
          <Button tone="quiet" onClick={() => setOpen('renew')}>
            {t('secondFactor.newCodes')}
          </Button>
        </>
      )}
      {open && <FactorDialog kind={open} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

function FactorDialog({ kind, onClose }: { kind: 'set-up' | 'renew'; onClose: () => void }) {
  const t = useTexts()
  const changed = useFactorChanged()
  const [codes, setCodes] = useState<string[]>()
  const close = () => {
    if (codes) void changed()
    onClose()
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && close()}
      title={t(kind === 'set-up' ? 'secondFactor.title' : 'secondFactor.renew.title')}
      description={kind === 'renew' && !codes && t('secondFactor.renew.text')}
      footer={!codes && <DialogCancel />}
    >
      {codes && <RecoveryCodes codes={codes} onDone={close} />}
      {!codes && kind === 'set-up' && <SetUpSteps onCodes={setCodes} />}
      {!codes && kind === 'renew' && <Renew onCodes={setCodes} />}
    </Dialog>
  )
}

function Renew({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const t = useTexts()
  const { staff } = useApi()
  const renew = useSingleMutation({
    mutationFn: (totp: string) => staff.newRecoveryCodes({ body: { totp } }),
    onSuccess: ({ data }) => onCodes(data.RecoveryCodes),
  })
  return (
    <FactorCodeForm call={renew} label={t('secondFactor.renew.submit')} busy={t('secondFactor.renew.submitting')} />
  )
}
