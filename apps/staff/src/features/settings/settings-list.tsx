import { dot } from '@pramaan/domain/dotted'
import { dateText } from '@pramaan/domain/india-day'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { useLabels } from '@pramaan/ui/labels'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Skeleton } from '@pramaan/ui/skeleton'
import { useSettingName } from '../../layout/setting-name.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type Setting, useSettingValue } from './use-settings.ts'

type SettingsListProps = {
  group: Setting['Group']
  settings: readonly Setting[] | undefined
  onChange: (setting: Setting) => void
}

const greyLines = { prices: 4, limits: 6 }

/** The settings of a group: value, since when, and an edit button. */
export function SettingsList({ group, settings, onChange }: SettingsListProps) {
  const t = useTexts()
  const ofGroup = settings?.filter(({ Group }) => Group === group)
  return (
    <Card>
      <SectionHeader title={t(`prices.${group}`)} />
      <ul className="divide-y divide-line">
        {ofGroup?.map((setting) => (
          <Line key={setting.Key} setting={setting} onChange={onChange} />
        ))}
        {!ofGroup &&
          Array.from({ length: greyLines[group] }, (_, line) => (
            <li key={`grey ${line + 1}`} className="py-3">
              <Skeleton className="h-10 w-full" />
            </li>
          ))}
      </ul>
    </Card>
  )
}

function Line({ setting, onChange }: { setting: Setting; onChange: SettingsListProps['onChange'] }) {
  const t = useTexts()
  const { notAvailable } = useLabels()
  const name = useSettingName()(setting)
  const value = useSettingValue()
  const { Unit, Value, Usual, ChangedOn, ChangedBy } = setting
  return (
    <li className="flex items-center gap-4 py-2.5">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-28">
          <p className="font-semibold">{name}</p>
          <p className="text-xs text-ink-muted">
            {ChangedOn
              ? t('prices.changed', { by: ChangedBy ?? notAvailable, on: dateText(new Date(ChangedOn)) })
              : t('prices.unchanged')}
            {Value !== Usual && `${dot}${t('prices.usual', { value: value(Unit, Usual) })}`}
          </p>
        </div>
        <p className="font-semibold tabular-nums">{value(Unit, Value)}</p>
      </div>
      <Button tone="quiet" size="xs" aria-label={t('prices.change.of', { name })} onClick={() => onChange(setting)}>
        {t('prices.change')}
      </Button>
    </li>
  )
}
