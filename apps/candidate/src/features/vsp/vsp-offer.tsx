import { latePart, OpenedLate } from '@pramaan/app-shell/router/loading/late-part.tsx'
import { isNeverApplied, vspState } from '@pramaan/domain/verification'
import { Alert } from '@pramaan/ui/alert'
import { Button, type ButtonProps } from '@pramaan/ui/button'
import { TextLink } from '@pramaan/ui/text-link'
import { useState } from 'react'
import { editPath, myProfilePath } from '../../record/my-profile-path.ts'
import type { MyRecord } from '../../record/my-record.ts'
import { useSteps } from '../../record/my-strength.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useCompleteness, useVspPrice } from './use-vsp.ts'
import type { VspEntry } from './vsp-dialog.tsx'

// Loaded on demand: only people who press the button need the payment code.
const VspDialog = latePart(() => import('./vsp-dialog.tsx').then((m) => m.VspDialog))

/**
 * Props of `VspOffer`: the entry point, the button's label and style; `alone` hides it from candidates who have
 * applied.
 */
type VspOfferProps = { record: MyRecord; entry: VspEntry; label: string; alone?: boolean } & Pick<
  ButtonProps,
  'block' | 'tone'
>

/**
 * Checks that the profile is complete, then opens the offer or lists what is missing; candidates who have applied see a
 * disabled VSP applied or VSP verified (document 001 §4).
 */
export function VspOffer({ record, entry, label, alone, ...look }: VspOfferProps) {
  const t = useTexts()
  const price = useVspPrice()
  const [open, setOpen] = useState(false)
  const check = useCompleteness(record.ID, () => setOpen(true))
  const state = vspState(record.VspStatus)
  return (
    <>
      {check.data && !check.data.isComplete && <Incomplete record={record} missing={check.data.missing} />}
      {isNeverApplied(state) ? (
        <Button {...look} busy={check.isPending && t('vsp.checking')} onClick={() => check.mutate()}>
          {label}
        </Button>
      ) : (
        !alone && (
          <Button {...look} disabled>
            {t(`vsp.${state}`)}
          </Button>
        )
      )}
      {/* Stays open while the purchase ends, although the status has already changed. */}
      {open && price !== undefined && (
        <OpenedLate onClose={() => setOpen(false)}>
          <VspDialog entry={entry} userId={record.ID} price={price} onClose={() => setOpen(false)} />
        </OpenedLate>
      )}
    </>
  )
}

/**
 * The note that the profile is not complete enough yet, with a link to each item that the server named (document 001
 * §8, D14).
 */
function Incomplete({ record, missing }: { record: MyRecord; missing: readonly string[] }) {
  const t = useTexts()
  const steps = useSteps(record).filter(({ item }) => missing.includes(item))
  return (
    <div className="mb-3">
      <Alert tone="danger">
        {t('vsp.incomplete')}
        <ul className="mt-2 flex flex-col items-start">
          {steps.map(({ item, text, dialog }) => (
            <li key={item}>
              <TextLink href={editPath(dialog)}>{text}</TextLink>
            </li>
          ))}
          {steps.length === 0 && (
            <li>
              <TextLink href={myProfilePath}>{t('dashboard.viewProfile')}</TextLink>
            </li>
          )}
        </ul>
      </Alert>
    </div>
  )
}
