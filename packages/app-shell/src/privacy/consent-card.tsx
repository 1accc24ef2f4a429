import { dot } from '@pramaan/domain/dotted'
import { dateText, timeText } from '@pramaan/domain/india-day'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import { useState } from 'react'
import { useFailureText } from '../router/failures/error-page.tsx'
import { RichText } from '../texts/texts.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import type { Consent, Privacy } from './use-privacy.ts'
import { usePrivacyTexts } from './use-privacy-texts.ts'

type ConsentCardProps = { consents: readonly Consent[]; withdraw: Privacy['withdraw'] }

/**
 * Every consent with its version, time and purposes; an active one can be withdrawn, after an explanation of the
 * effect.
 */
export function ConsentCard({ consents, withdraw }: ConsentCardProps) {
  const t = useShellTexts()
  const ofRole = usePrivacyTexts()
  const failureText = useFailureText()
  const [confirming, setConfirming] = useState<WithdrawnKind>()
  const what = confirming && t(`privacy.kind.${confirming}`)
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg">{t('privacy.title')}</h2>
        <p className="text-ink-muted text-sm">{t(consents.length === 0 ? 'privacy.none' : 'privacy.text')}</p>
      </div>
      {withdraw.isError && <Alert tone="danger">{failureText(withdraw.error)}</Alert>}
      {consents.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {consents.filter(isNewestOfKind).map((consent) => (
            <ConsentLine key={consent.Kind} consent={consent} onWithdraw={setConfirming} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={confirming !== undefined}
        onOpenChange={() => setConfirming(undefined)}
        title={t('privacy.withdraw.title', { what })}
        description={ofRole('withdraw.text')}
        confirmLabel={t('privacy.withdraw.confirm')}
        busy={withdraw.isPending && t('privacy.withdraw.busy')}
        onConfirm={() => confirming && withdraw.mutate(confirming, { onError: () => setConfirming(undefined) })}
      />
    </Card>
  )
}

/**
 * Visibility can be switched often: the newest of each kind, which comes first, applies. All are in the data download.
 */
function isNewestOfKind({ Kind }: Consent, index: number, all: readonly Consent[]) {
  return all.findIndex((consent) => consent.Kind === Kind) === index
}

type WithdrawnKind = Exclude<Consent['Kind'], 'found'>

function ConsentLine({ consent, onWithdraw }: { consent: Consent; onWithdraw: (kind: WithdrawnKind) => void }) {
  const t = useShellTexts()
  const { Kind, Version, Purposes, GivenOn, WithdrawnOn } = consent
  const at = (instant: string) => ({ date: dateText(new Date(instant)), time: timeText(new Date(instant)) })
  const purposes = Purposes.map((purpose) => t(`privacy.purpose.${purpose}` as 'privacy.purpose.account')).join(', ')
  const what = t(`privacy.kind.${Kind}`)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-semibold">{what}</h3>
        <p className="text-ink-muted text-sm">{t('privacy.for', { purposes })}</p>
        <p className="text-ink-muted text-sm tabular-nums">
          {t('privacy.version', { version: Version })}
          {dot}
          {t('privacy.given', at(GivenOn))}
        </p>
        {WithdrawnOn && <p className="text-sm font-medium tabular-nums">{t('privacy.withdrawn', at(WithdrawnOn))}</p>}
      </div>
      {/* Visibility is a separate switch. */}
      {!WithdrawnOn && Kind !== 'found' && (
        <Button tone="quiet" size="sm" onClick={() => onWithdraw(Kind)}>
          <RichText id="privacy.withdraw" values={{ what }} parts={[<span key="what" className="sr-only" />]} />
        </Button>
      )}
    </li>
  )
}
