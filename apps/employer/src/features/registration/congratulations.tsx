import { verifiedVisibilityPercent } from '@pramaan/domain/verification'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { PartyPopper } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'

/** Props of `Congratulations`; closing the dialog in any way means 'Start searching' too. */
export type CongratulationsProps = { open: boolean; onStart: () => void }

/** Says that the account is ready; the only way on is the candidate list (document 002 §2.9). */
export function Congratulations({ open, onStart }: CongratulationsProps) {
  const t = useTexts()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onStart()}
      title={t('congratulations.title')}
      description={t('congratulations.text', { percent: verifiedVisibilityPercent })}
      footer={<Button onClick={onStart}>{t('congratulations.start')}</Button>}
    >
      <PartyPopper aria-hidden className="mx-auto size-16 text-brand" strokeWidth={1} />
    </Dialog>
  )
}
