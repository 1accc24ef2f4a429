import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { isVerified } from '@pramaan/domain/candidate'
import { may } from '@pramaan/domain/capability'
import { formatPhone } from '@pramaan/domain/phone'
import { Button } from '@pramaan/ui/button'
import { LinkButton } from '@pramaan/ui/link-button'
import { ContactRound, Mail, MessageSquareText, Phone } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths, profilePath, verificationPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

type Reachable = { ID: number; Phone: string | null; Email: string | null; HrComments: object | null }

/** Phone and e-mail, visible on `/candidate-profile` and in a drive's applicants (document 001 §2; D35, D53). */
export function OpenContact({ profile }: { profile: Reachable }) {
  const t = useTexts()
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
          <span className="max-sm:wrap-anywhere sm:truncate">{profile.Email}</span>
        </LinkButton>
      ) : (
        <p className="text-sm text-ink-muted">{t('staffProfile.noEmail')}</p>
      )}
      <CommentsLink profile={profile} />
    </>
  )
}

/** A link from the read-only profile to the one with contacts, which replaces it in the browser's history. */
export function RequestedContact({ profile, query }: { profile: Reachable; query: string }) {
  const t = useTexts()
  const navigate = useNavigate()
  return (
    <>
      <Button
        tone="soft"
        size="sm"
        icon={<ContactRound />}
        onClick={() => void navigate(profilePath(profile.ID, query, paths.openProfile), { replace: true })}
      >
        {t('staffProfile.contact')}
      </Button>
      <CommentsLink profile={profile} />
    </>
  )
}

/** For hr and Admin: a link to the HR comments. */
function CommentsLink({ profile }: { profile: Reachable }) {
  const t = useTexts()
  const { role } = usePerson()
  if (!may(role, 'openHrComments')) return null
  return (
    <LinkButton
      tone="quiet"
      size="sm"
      href={verificationPath(profile.ID, isVerified(profile.HrComments))}
      icon={<MessageSquareText />}
    >
      {t('staffProfile.verify')}
    </LinkButton>
  )
}
