import { verifiedVisibilityPercent } from '@pramaan/domain/verification'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { Seal } from '@pramaan/ui/seal'
import { Search, Star } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'

/** Props of `Congratulations`; closing the dialog in any way means 'Start searching' too. */
export type CongratulationsProps = { open: boolean; onStart: () => void; onPostJob: () => void }

/**
 * The note that the account is ready and how candidates are found, with links to the search and to a first job (002
 * §2.9).
 */
export function Congratulations({ open, onStart, onPostJob }: CongratulationsProps) {
  const t = useTexts()
  const steps = [
    { icon: <Search className="size-5" />, text: t('congratulations.search') },
    { icon: <Seal label="" size={20} />, text: t('congratulations.seal', { percent: verifiedVisibilityPercent }) },
    { icon: <Star className="size-5" />, text: t('congratulations.shortlist') },
  ]
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onStart()}
      title={t('congratulations.title')}
      description={t('congratulations.text')}
      footer={
        <>
          <Button tone="quiet" onClick={onPostJob}>
            {t('congratulations.job')}
          </Button>
          <Button onClick={onStart}>{t('congratulations.start')}</Button>
        </>
      }
    >
      <ul className="grid gap-3">
        {steps.map(({ icon, text }) => (
          <li key={text} className="flex items-center gap-3">
            <span
              aria-hidden
              className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft text-brand"
            >
              {icon}
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
