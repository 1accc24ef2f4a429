import { SettingsScreen } from '@pramaan/app-shell/settings/settings-screen.tsx'
import { FactorSettings } from '../../features/second-factor/factor-settings.tsx'

/** A staff member's own settings, starting with the second factor. */
export function StaffSettingsScreen() {
  return (
    <SettingsScreen>
      <FactorSettings />
    </SettingsScreen>
  )
}
