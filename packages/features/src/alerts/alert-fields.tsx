import { useBrowserPush } from '@pramaan/app-shell/notifications/push/use-browser-push.ts'
import { type AlertFrequency, alertFrequencies } from '@pramaan/domain/alert'
import { type Channel, channels } from '@pramaan/domain/notification'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { SelectField } from '@pramaan/ui/select-field'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'

/** How often a saved search reports new matches, and where. */
export type AlertChoice = { Frequency: AlertFrequency; Channel: Channel }

/** A new saved search has its alert off. */
export const noAlert: AlertChoice = { Frequency: 'off', Channel: 'email' }

/** Props of `AlertFields`. */
export type AlertFieldsProps = { value: AlertChoice; onValue: (value: AlertChoice) => void }

/** The fields for how often and where a saved search reports new matches. */
export function AlertFields({ value, onValue }: AlertFieldsProps) {
  const t = useFeatureTexts()
  const frequency = (text: string) => alertFrequencies.find((one) => one === text) ?? 'off'
  const push = useBrowserPush()
  // A search may already report to devices that were turned on elsewhere.
  const offered = channels.filter((one) => one !== 'push' || push || value.Channel === 'push')
  const channel = (text: string) => offered.find((one) => one === text) ?? 'email'
  return (
    <>
      <SegmentedBar
        label={t('alert.frequency')}
        help={t('alert.frequency.help')}
        options={alertFrequencies.map((one) => ({ value: one, label: t(`alert.${one}`) }))}
        value={value.Frequency}
        onValue={(text) => onValue({ Frequency: frequency(text), Channel: value.Channel })}
      />
      {value.Frequency !== 'off' && (
        <SelectField
          label={t('alert.channel')}
          options={offered.map((one) => ({ value: one, label: t(`alert.${one}`) }))}
          value={value.Channel}
          onChange={(event) => onValue({ Frequency: value.Frequency, Channel: channel(event.target.value) })}
        />
      )}
    </>
  )
}
