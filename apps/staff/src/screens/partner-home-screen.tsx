import { EmptyState } from '@pramaan/ui/empty-state'
import { Users } from 'lucide-react'
import { useTexts } from '../texts/use-texts.ts'

/** The start of a C-Partner, who has no screens yet and is told so. */
export function PartnerHomeScreen() {
  const t = useTexts()
  return (
    <div className="mx-auto my-auto w-full max-w-140">
      <h1 className="sr-only">{t('titles.home')}</h1>
      <EmptyState level={2} icon={Users} title={t('partner.title')} text={t('partner.text')} />
    </div>
  )
}
