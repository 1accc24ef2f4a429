import { Button } from '@pramaan/ui/button'
import { Menu } from '@pramaan/ui/menu'
import { ChevronDown, Plus } from 'lucide-react'
import { newJobPath } from '../../paths/job-path.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'

type PostButtonsProps = { onQuick: () => void; dense?: boolean }

/** The buttons for posting a job: with the short form in place, or with the full form (document 002 §2.6). */
export function PostButtons({ onQuick, dense }: PostButtonsProps) {
  const t = usePostingTexts()
  return (
    <Menu
      trigger={
        <Button size={dense ? 'sm' : 'md'} icon={<Plus aria-hidden />}>
          {t('jobs.add')}
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      }
      items={[
        { key: 'quick', label: t('quickJobForm.short'), onSelect: onQuick },
        { key: 'full', label: t('quickJobForm.full'), href: newJobPath },
      ]}
    />
  )
}
