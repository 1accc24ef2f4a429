import {
  infoOfJoining,
  isOpenForJoin,
  joiningOfInfo,
  joiningSwitches,
  setOpenForJoin,
  turnSwitch,
} from '@pramaan/domain/joining'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { SwitchField } from '@pramaan/ui/switch-field'
import { TextLink } from '@pramaan/ui/text-link'
import type { ReactNode } from 'react'
import type { MyRecord } from '../../../record/my-record.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useJoining } from './use-joining.ts'

/**
 * The joining switches, which exclude each other; only an employed candidate can be open to switch (document 001 §2,
 * §4, D44).
 */
export function JoiningCard({ record }: { record: MyRecord }) {
  const t = useTexts()
  const set = useJoining()
  const joining = joiningOfInfo(record.JoiningInfo.status)
  return (
    <Card className="max-sm:py-2.5!">
      <SectionHeader title={t('joining.title')} className="mb-2 max-sm:sr-only" />
      <SwitchField
        label={t('joining.open')}
        help={<HelpOnDesktop>{t('joining.open.help')}</HelpOnDesktop>}
        checked={isOpenForJoin(joining)}
        onChecked={(on) => set({ JoiningStatus: on }, setOpenForJoin(joining, on))}
      />
      <div className="mt-1 border-line border-t pt-1">
        {joiningSwitches(record.ExperienceLevel ?? 'Fresher').map((which) => (
          <SwitchField
            key={which}
            label={t(`joining.${which}`)}
            help={<HelpOnDesktop>{t(`joining.${which}.help`)}</HelpOnDesktop>}
            checked={joining === which}
            onChecked={(on) => {
              const next = turnSwitch(joining, which, on)
              set({ JoiningStatus: isOpenForJoin(next), joiningInfo: { status: infoOfJoining(next) } }, next)
            }}
          />
        ))}
        <SwitchField
          label={t('joining.freelancing')}
          help={
            <TextLink href="/coming-soon" inline>
              {t('joining.freelancing.help')}
            </TextLink>
          }
          checked={false}
          onChecked={() => undefined}
          disabled
        />
      </div>
    </Card>
  )
}

/** A line of help that a phone leaves to screen readers: there the label says enough. */
function HelpOnDesktop({ children }: { children: ReactNode }) {
  return <span className="max-sm:sr-only">{children}</span>
}
