import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Button } from '@pramaan/ui/button'
import { Skeleton } from '@pramaan/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'
import { FactorCodeForm } from './factor-code-form.tsx'
import { useCopyText, useFactorSetUp } from './use-factor.ts'

/** Scan the QR code, then enter the first six digits: the two steps to set up an authenticator. */
export function SetUpSteps({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const t = useTexts()
  const { offer, confirm } = useFactorSetUp(onCodes)
  if (offer.error) return <Failure error={offer.error} onRetry={() => void offer.refetch()} />
  return (
    <ol className="flex flex-col gap-6">
      <li className="flex flex-col gap-3">
        <h3 className="text-base font-semibold">{t('secondFactor.scan.title')}</h3>
        <p className="text-sm text-ink-muted">{t('secondFactor.scan.text')}</p>
        {offer.data ? <Secret {...offer.data} /> : <Skeleton className="size-48" />}
      </li>
      <li className="flex flex-col gap-3">
        <h3 className="text-base font-semibold">{t('secondFactor.enter.title')}</h3>
        <FactorCodeForm call={confirm} label={t('secondFactor.turnOn')} busy={t('secondFactor.turningOn')} />
      </li>
    </ol>
  )
}

function Secret({ secret, uri }: { secret: string; uri: string }) {
  const t = useTexts()
  const copy = useCopyText()
  const { data: picture } = useQuery({
    queryKey: ['qr', uri],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async () => (await import('uqr')).renderSVG(uri, { border: 2 }),
  })
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:gap-5">
      {picture ? (
        <img
          alt={t('secondFactor.scan.picture')}
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`}
          className="size-48 shrink-0 rounded-control border border-line bg-white"
        />
      ) : (
        <Skeleton className="size-48 shrink-0" />
      )}
      <div className="flex flex-col items-start gap-2 text-sm">
        <p className="text-ink-muted">{t('secondFactor.scan.cannot')}</p>
        <code className="max-w-full rounded-control border border-line bg-canvas px-3 py-2 wrap-anywhere select-all">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <Button size="sm" tone="soft" icon={<Copy />} onClick={() => void copy(secret, 'secondFactor.key.copied')}>
          {t('secondFactor.copyKey')}
        </Button>
      </div>
    </div>
  )
}
