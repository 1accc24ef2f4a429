import {
  type Channel,
  defaultPreferences,
  channels as everyChannel,
  type NotificationPreferences,
  type Topic,
  topicsOf,
} from '@pramaan/domain/notification'
import { languages as tags } from '@pramaan/domain/options'
import { Alert } from '@pramaan/ui/alert'
import { Card } from '@pramaan/ui/card'
import { Disclosure } from '@pramaan/ui/disclosure'
import { PickChips } from '@pramaan/ui/pick-chips'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import { PushSwitch } from '../notifications/push/push-switch.tsx'
import { useBrowserPush } from '../notifications/push/use-browser-push.ts'
import { usePerson, usePlatform } from '../platform/platform.tsx'
import { useFailureText } from '../router/failures/error-page.tsx'
import { SectionFailure } from '../router/failures/section-failure.tsx'
import { useLanguage } from '../texts/use-language.ts'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { usePreferences } from './use-preferences.ts'

/** The settings for the language and the channels of notifications. */
export function NotificationSettings() {
  const t = useShellTexts()
  const failureText = useFailureText()
  const { query, save, change, receiptsNeeded } = usePreferences()
  if (query.isError) return <SectionFailure title={t('messageChannels.title')} query={query} />
  return (
    <Card className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <div>
          <h2 className="text-lg">{t('messageChannels.title')}</h2>
          <p className="text-ink-muted text-sm">{t('messageChannels.text')}</p>
        </div>
        <p role="status" className="text-ink-muted text-sm">
          {save.isPending && t('messageChannels.saving')}
          {save.isSuccess && !receiptsNeeded && t('messageChannels.saved')}
        </p>
      </div>
      <PushSwitch />
      {save.isError && <Alert tone="danger">{failureText(save.error)}</Alert>}
      {query.data ? (
        <Choices preferences={query.data.data} receiptsNeeded={receiptsNeeded} onChange={change} />
      ) : (
        <ChoicesSkeleton />
      )}
    </Card>
  )
}

/** As high as the choices, so that the settings below don't move. */
function ChoicesSkeleton() {
  return (
    <Loading>
      <div className="relative flex flex-col gap-6">
        <div inert aria-hidden className="invisible contents">
          <Choices preferences={defaultPreferences(undefined)} receiptsNeeded={false} onChange={() => undefined} />
        </div>
        <div className="absolute inset-x-0 top-0">
          <SkeletonText lines={8} />
        </div>
      </div>
    </Loading>
  )
}

type ChoicesProps = {
  preferences: NotificationPreferences
  receiptsNeeded: boolean
  onChange: (preferences: NotificationPreferences) => void
}

function Choices({ preferences, receiptsNeeded, onChange }: ChoicesProps) {
  const t = useShellTexts()
  const { role } = usePerson()
  const { languages } = usePlatform()
  const push = useBrowserPush()
  const { language: spoken } = useLanguage()
  const { channels } = preferences
  // In an app with several languages, the app's and the messages' language are one choice, even before the account has
  // it.
  const language = (languages.offered.length > 1 && tags.find((tag) => tag === spoken)) || preferences.language
  // Push is offered only if it is possible.
  const offered = everyChannel.filter((channel) => channel !== 'push' || push || isPushed(channels))
  const options = offered.map((channel) => ({ value: channel, label: t(`messageChannels.${channel}`) }))
  const choose = (topic: Topic, ticked: readonly string[]) => {
    const chosen = everyChannel.filter((channel: Channel) => ticked.includes(channel))
    onChange({ language, channels: { ...channels, [topic]: chosen } })
  }
  return (
    <>
      <SegmentedBar
        label={t(languages.offered.length > 1 ? 'language.title' : 'messageChannels.language')}
        options={tags.map((tag) => ({ value: tag, label: t(`language.${tag}`) }))}
        value={language}
        onValue={(tag) => onChange({ language: tags.find((one) => one === tag) ?? language, channels })}
        fit
      />
      <div>
        {topicsOf(role).map((topic) => {
          const needed = topic === 'payments' && receiptsNeeded
          // An employer receives applications and sends none.
          const label = t(
            topic === 'applications' && role === 'Employer'
              ? 'messageChannels.applications.received'
              : `messageChannels.${topic}`,
          )
          const chosen = options.filter(({ value }) => channels[topic].includes(value)).map((option) => option.label)
          return (
            <Disclosure
              key={topic}
              summary={<TopicLine label={label} text={chosen.join(', ') || t('messageChannels.none')} />}
            >
              <PickChips
                label={label}
                labelHidden
                note={t(topic === 'payments' ? 'messageChannels.note.some' : 'messageChannels.note.any')}
                dense
                help={topic === 'reminders' ? t('messageChannels.reminders.help') : undefined}
                error={needed ? t('messageChannels.payments.needed') : undefined}
                options={options}
                values={channels[topic]}
                onValues={(ticked) => choose(topic, ticked)}
              />
            </Disclosure>
          )
        })}
      </div>
    </>
  )
}

function isPushed(channels: NotificationPreferences['channels']) {
  return Object.values(channels).some((ways) => ways.includes('push'))
}

/** A topic with the chosen channels. */
function TopicLine({ label, text }: { label: string; text: string }) {
  return (
    <span className="min-w-0 py-2">
      <span className="block">{label}</span>
      <span className="block font-normal text-ink-muted text-sm">{text}</span>
    </span>
  )
}
