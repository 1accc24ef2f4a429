import { SettingsScreen } from '@pramaan/app-shell/settings/settings-screen.tsx'
import { FactorSettings } from '../../features/second-factor/factor-settings.tsx'

/** What a member of staff decides for themselves, their second factor first. */
export function StaffSettingsScreen() {
  return (
    <SettingsScreen>
      <FactorSettings />
    </SettingsScreen>
  )
}
