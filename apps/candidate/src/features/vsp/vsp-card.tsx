import { paiseOfRupees, rupeesText } from '@pramaan/domain/money'
import { verifiedVisibilityPercent, vspState } from '@pramaan/domain/verification'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { Seal } from '@pramaan/ui/seal'
import { TextLink } from '@pramaan/ui/text-link'
import { useState } from 'react'
import { editPath } from '../../own-profile-path.ts'
import type { OwnRecord } from '../../own-record.ts'
import { useNextStep } from '../../own-strength.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { GetVspDialog } from './get-vsp-dialog.tsx'
import { useCompleteness, useVspPrice } from './use-vsp.ts'

/** The way to be verified, for who is not: what it brings and costs, or where an application stands (document 001 §4). */
export function VspCard({ record }: { record: OwnRecord }) {
  const price = useVspPrice()
  const [open, setOpen] = useState(false)
  return (
    <Card>
      {vspState(record.VspStatus) === 'applied' ? (
        <Applied />
      ) : (
        <GetVerified record={record} price={price} onComplete={() => setOpen(true)} />
      )}
      {open && price !== undefined && <GetVspDialog userId={record.ID} price={price} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function Applied() {
  const t = useTexts()
  return (
    <>
      <Heading text={t('vsp.applied.title')} />
      <p className="mt-1 mb-3 text-sm text-ink-muted">{t('vsp.applied.text')}</p>
      <Button block disabled>
        {t('vsp.applied')}
      </Button>
    </>
  )
}

function Heading({ text }: { text: string }) {
  return (
    <div className="flex items-center gap-2.5">
      <Seal label="" size={20} />
      <h2 className="text-base sm:text-lg">{text}</h2>
    </div>
  )
}

type Offer = { record: OwnRecord; price: number | undefined; onComplete: () => void }

function GetVerified({ record, price, onComplete }: Offer) {
  const t = useTexts()
  const complete = useCompleteness(record.ID, onComplete)
  return (
    <>
      <Heading text={t('vsp.title')} />
      <p className="mt-1 mb-3 text-sm text-ink-muted">
        {t('vsp.text', { percent: verifiedVisibilityPercent })}{' '}
        {price !== undefined && t('vsp.price', { amount: rupeesText(paiseOfRupees(price)) })}
      </p>
      {complete.data === false && <Incomplete record={record} />}
      <Button block busy={complete.isPending && t('vsp.checking')} onClick={() => complete.mutate()}>
        {t('vsp.get')}
      </Button>
    </>
  )
}

/** That the profile is not complete enough yet, with the best thing to add to it (document 001 §8). */
function Incomplete({ record }: { record: OwnRecord }) {
  const t = useTexts()
  const next = useNextStep(record)
  return (
    <div className="mb-3">
      <Alert tone="danger" {...(next && { action: <TextLink href={editPath(next.dialog)}>{next.text}</TextLink> })}>
        {t('vsp.incomplete')}
      </Alert>
    </div>
  )
}
