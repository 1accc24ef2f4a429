import { isStaff } from '@pramaan/domain/role'
import { PageHeader } from '@pramaan/ui/page-header'
import type { ReactNode } from 'react'
import { usePerson } from '../platform/platform.tsx'
import { PrivacySettings } from '../privacy/privacy-settings.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { NotificationSettings } from './notification-settings.tsx'
import { ThemeSettings } from './theme-settings.tsx'

/** What a person decides about the product for themselves: how it reaches them, how it looks, and what it may keep; `children` are an app's own. */
export function SettingsScreen({ children }: { children?: ReactNode }) {
  const t = useShellTexts()
  const { role } = usePerson()
  return (
    <div className="mx-auto flex w-full max-w-160 flex-col gap-5">
      <PageHeader title={t('titles.settings')} />
      {children}
      <NotificationSettings />
      <ThemeSettings />
      {!isStaff(role) && <PrivacySettings />}
    </div>
  )
}
