import { PageHeader } from '@pramaan/ui/page-header'
import { useKitTexts } from '../texts/use-kit-texts.ts'
import { NotificationSettings } from './notification-settings.tsx'

/** What somebody decides about the product for themselves: so far how it reaches them. */
export function SettingsScreen() {
  const t = useKitTexts()
  return (
    <div className="mx-auto flex w-full max-w-160 flex-col gap-5">
      <PageHeader title={t('titles.settings')} />
      <NotificationSettings />
    </div>
  )
}
