import { notificationChannels, notificationPreferences } from '@pramaan/domain/options'
import { Card } from '@pramaan/ui/card'
import { PickChips } from '@pramaan/ui/pick-chips'
import { SectionHeader } from '@pramaan/ui/section-header'
import { SwitchField } from '@pramaan/ui/switch-field'
import { useTexts } from '../../../texts/use-texts.ts'
import type { SkillsValues } from './skills-values.ts'

type NotificationFieldsProps = {
  values: SkillsValues
  onValues: (values: Pick<SkillsValues, 'preferences'> | Pick<SkillsValues, 'channels'>) => void
}

/** What to be notified about, and through which channels; all off by default (document 000 §3). */
export function NotificationFields({ values: { preferences, channels }, onValues }: NotificationFieldsProps) {
  const t = useTexts()
  return (
    <section aria-labelledby="tell-me" className="mt-2 flex flex-col gap-3">
      <SectionHeader id="tell-me" title={t('notify.title')} />
      <Card className="py-1.5! *:border-line *:not-first:border-t">
        {notificationPreferences.map((one) => (
          <SwitchField
            key={one}
            label={t(`notify.${one}`)}
            help={t(`notify.${one}.help`)}
            checked={preferences.includes(one)}
            onChecked={(on) =>
              onValues({
                preferences: notificationPreferences.filter((each) => (each === one ? on : preferences.includes(each))),
              })
            }
          />
        ))}
      </Card>
      {preferences.length > 0 && (
        <PickChips
          label={t('notify.how')}
          note={t('notify.how.note')}
          options={notificationChannels.map((channel) => ({ value: channel, label: t(`notify.${channel}`) }))}
          values={channels}
          onValues={(ticked) => onValues({ channels: notificationChannels.filter((each) => ticked.includes(each)) })}
        />
      )}
    </section>
  )
}
