import { usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { isVerified } from '@pramaan/domain/candidate'
import { may } from '@pramaan/domain/capability'
import { formatPhone } from '@pramaan/domain/phone'
import { LinkButton } from '@pramaan/ui/link-button'
import { Mail, MessageSquareText, Phone } from 'lucide-react'
import { verificationPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

type Reachable = { ID: number; Phone: string | null; Email: string | null; HrComments: object | null }

/** Phone and e-mail, open to staff (D53), and for hr and Admin the way to the HR comments. */
export function ProfileContact({ profile }: { profile: Reachable }) {
  const t = useTexts()
  const { role } = usePerson()
  return (
    <>
      {profile.Phone ? (
        <LinkButton tone="soft" size="sm" href={`tel:${profile.Phone}`} icon={<Phone />}>
          {formatPhone(profile.Phone)}
        </LinkButton>
      ) : (
        <p className="text-sm text-ink-muted">{t('staffProfile.noPhone')}</p>
      )}
      {profile.Email ? (
        <LinkButton
          tone="quiet"
          size="sm"
          href={`mailto:${profile.Email}`}
          icon={<Mail />}
          title={profile.Email}
          className="min-w-0"
        >
          <span className="truncate">{profile.Email}</span>
        </LinkButton>
      ) : (
        <p className="text-sm text-ink-muted">{t('staffProfile.noEmail')}</p>
      )}
      {may(role, 'openHrComments') && (
        <LinkButton
          tone="quiet"
          size="sm"
          href={verificationPath(profile.ID, isVerified(profile.HrComments))}
          icon={<MessageSquareText />}
        >
          {t('staffProfile.verify')}
        </LinkButton>
      )}
    </>
  )
}
