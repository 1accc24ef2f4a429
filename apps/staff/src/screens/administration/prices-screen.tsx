import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConsentTexts } from '../../features/settings/consent-texts.tsx'
import { SettingDialog } from '../../features/settings/setting-dialog.tsx'
import { SettingsList } from '../../features/settings/settings-list.tsx'
import type { Setting } from '../../features/settings/use-settings.ts'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Prices, limits and consent texts (D11, D27, D36). */
export function PricesScreen() {
  const t = useTexts()
  const { settings } = useApi()
  const { data, error, refetch } = useQuery(settings.list.query())
  const [confirming, setConfirming] = useState<Setting>()
  return (
    <AdminLayout title={t('titles.prices')} text={t('prices.text')}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <SettingsList group="prices" settings={data?.data} onChange={setConfirming} />
          <SettingsList group="limits" settings={data?.data} onChange={setConfirming} />
        </div>
      )}
      <ConsentTexts />
      {confirming && <SettingDialog setting={confirming} onClose={() => setConfirming(undefined)} />}
    </AdminLayout>
  )
}
