import { TextLink } from '@pramaan/ui/text-link'
import { ChevronLeft } from 'lucide-react'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The link back to the dashboard, above the title of a list that a figure of the dashboard opens. */
export function DashboardBack() {
  const t = useTexts()
  return (
    <TextLink href={paths.dashboard} icon={<ChevronLeft />} data-back className="min-h-9">
      {t('menu.dashboard')}
    </TextLink>
  )
}
