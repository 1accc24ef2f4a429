import { Button } from '@pramaan/ui/button'
import { LinkButton } from '@pramaan/ui/link-button'
import { Plus, Zap } from 'lucide-react'
import { newJobPath } from '../../paths/job-path.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'

type PostButtonsProps = { quick: boolean; onQuick: (open: boolean) => void; dense?: boolean }

/** Two ways to post a job: the short form in place, and the full form (document 002 §2.6). */
export function PostButtons({ quick, onQuick, dense }: PostButtonsProps) {
  const t = usePostingTexts()
  return (
    <>
      <Button
        tone="quiet"
        size={dense ? 'sm' : 'md'}
        icon={<Zap aria-hidden />}
        aria-expanded={quick}
        onClick={() => onQuick(!quick)}
      >
        {t('quick.title')}
      </Button>
      <LinkButton size={dense ? 'sm' : 'md'} href={newJobPath} icon={<Plus aria-hidden />}>
        {t('jobs.add')}
      </LinkButton>
    </>
  )
}
