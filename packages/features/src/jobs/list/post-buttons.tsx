import { Button } from '@pramaan/ui/button'
import { LinkButton } from '@pramaan/ui/link-button'
import { Plus, Zap } from 'lucide-react'
import { newJobPath } from '../../paths/job-path.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'

/** Two ways to post a job: the short form in place, and the full form (document 002 §2.6). */
export function PostButtons({ quick, onQuick }: { quick: boolean; onQuick: (open: boolean) => void }) {
  const t = usePostingTexts()
  return (
    <>
      <Button tone="quiet" icon={<Zap aria-hidden />} aria-expanded={quick} onClick={() => onQuick(!quick)}>
        {t('quick.title')}
      </Button>
      <LinkButton href={newJobPath} icon={<Plus aria-hidden />}>
        {t('jobs.add')}
      </LinkButton>
    </>
  )
}
