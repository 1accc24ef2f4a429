import { isStaff } from '@pramaan/domain/role'
import { PageHeader } from '@pramaan/ui/page-header'
import type { ReactNode } from 'react'
import { usePerson } from '../platform/platform.tsx'
import { PrivacySettings } from '../privacy/privacy-settings.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { InstallSettings } from './install-settings.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { ThemeSettings } from './theme-settings.tsx'

/** A person's settings: notifications, appearance and privacy; `children` are an app's own. */
export function SettingsScreen({ children }: { children?: ReactNode }) {
  const t = useShellTexts()
  const { role } = usePerson()
  return (
    <div className="mx-auto flex w-full max-w-160 flex-col gap-5">
      <PageHeader title={t('titles.settings')} />
      {children}
      <NotificationSettings />
      <ThemeSettings />
      <InstallSettings />
      {!isStaff(role) && <PrivacySettings />}
    </div>
  )
}
