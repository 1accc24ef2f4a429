import { Refused } from '@pramaan/api-client'
import { Failure, useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useWhyClosed } from '@pramaan/features/company/use-why-closed.ts'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { Skeleton } from '@pramaan/ui/skeleton'
import { TextArea } from '@pramaan/ui/text-area'
import { TextLink } from '@pramaan/ui/text-link'
import { showToast } from '@pramaan/ui/toaster'
import { ClosedReason } from '../../../company/closed-reason.tsx'
import { paths } from '../../../paths.ts'
import { shortlistedAddress } from '../../../shortlisted-address.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Card } from '../stages/board-state.ts'
import { useCopyNumbers } from './use-copy-numbers.ts'

type NumbersDialogProps = { cards: readonly Card[]; onClose: () => void }

/** Copies the phone numbers of the selected candidates, and names those whose number was never opened. */
export function NumbersDialog({ cards, onClose }: NumbersDialogProps) {
  const t = useTexts()
  const { check, opened, unopened, copy, copying, outcome } = useCopyNumbers(cards, (count) => {
    showToast({ text: t('phoneNumbers.copied', { count }), tone: 'success' })
    onClose()
  })
  const closed = useWhyClosed()
  const none = check.data && opened.length === 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('phoneNumbers.title')}
      description={t('phoneNumbers.text')}
      submit={
        <Button
          onClick={copy}
          busy={copying && t('phoneNumbers.copying')}
          disabled={!check.data}
          reason={closed ? <ClosedReason why={closed} /> : none && t('phoneNumbers.none')}
        >
          {t('phoneNumbers.copy', { count: opened.length })}
        </Button>
      }
    >
      <div className="grid gap-4">
        {check.isPending && <Skeleton className="h-12" />}
        {check.isError && <Failure error={check.error} onRetry={() => void check.refetch()} />}
        {unopened.length > 0 && <Unopened cards={unopened} />}
        {outcome?.failure && <EndedEarly failure={outcome.failure} />}
        {outcome && outcome.numbers.length > 0 && (
          <TextArea
            readOnly
            label={t('phoneNumbers.list')}
            help={outcome.taken ? undefined : t('phoneNumbers.byHand')}
            rows={Math.min(outcome.numbers.length, 8)}
            value={outcome.numbers.join('\n')}
            onFocus={(event) => event.target.select()}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Why not every number came; where the day's contacts are used up, with a link to the plans. */
function EndedEarly({ failure }: { failure: Error }) {
  const t = useTexts()
  const failureText = useFailureText()
  const isSpent = failure instanceof Refused && failure.code === 'views-limit'
  return (
    <Alert tone="danger" action={isSpent && <TextLink href={paths.plans}>{t('plan.see')}</TextLink>}>
      {failureText(failure)}
    </Alert>
  )
}

function Unopened({ cards }: { cards: readonly Card[] }) {
  const t = useTexts()
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-semibold">{t('phoneNumbers.unopened')}</p>
      <p className="text-ink-muted">{t('phoneNumbers.unopened.text')}</p>
      <ul className="flex flex-wrap gap-x-4">
        {cards.map(({ ID, FullName }) => (
          <li key={ID}>
            <TextLink href={shortlistedAddress(ID)} className="min-h-11 lg:min-h-9">
              {FullName}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
