import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { dateText } from '@pramaan/domain/india-day'
import { useLabels } from '@pramaan/ui/labels'
import { Skeleton } from '@pramaan/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'
import { type Setting, useSettingValue } from './use-settings.ts'

/** A setting's earlier values, who changed them and when. */
export function SettingHistory({ setting: { Key, Unit } }: { setting: Setting }) {
  const t = useTexts()
  const { settings } = useApi()
  const { notAvailable } = useLabels()
  const value = useSettingValue()
  const history = useQuery(settings.history.query({ params: { key: Key } }))
  if (history.isError) return <SectionFailure title={t('prices.history')} query={history} />
  const changes = history.data?.data
  return (
    <section aria-label={t('prices.history')} className="border-line border-t pt-3 text-sm">
      <h3 className="font-semibold">{t('prices.history')}</h3>
      {!changes && <Skeleton className="mt-2 h-5 w-full" />}
      {changes?.length === 0 && <p className="text-ink-muted">{t('prices.history.none')}</p>}
      <ul>
        {changes?.map(({ On, By, From, To }) => (
          <li key={On} className="flex flex-wrap justify-between gap-x-4 py-1">
            <span className="tabular-nums">
              {t('prices.history.line', { from: value(Unit, From), to: value(Unit, To) })}
            </span>
            <span className="text-ink-muted">
              {t('consents.by', { on: dateText(new Date(On)), by: By ?? notAvailable })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
