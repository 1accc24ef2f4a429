import { formatPhone } from '@pramaan/domain/phone'
import { LinkButton } from '@pramaan/ui/link-button'
import { Download, Mail, Phone } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Reviewed } from './reviewed.ts'

/** The applicant's contact data. */
export function ApplicantContact({ candidate }: { candidate: Reviewed }) {
  const t = useTexts()
  const { Phone: phone, Email, CV } = candidate
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {phone && (
        <LinkButton tone="soft" size="xs" href={`tel:${phone}`} icon={<Phone />}>
          {formatPhone(phone)}
        </LinkButton>
      )}
      {Email && (
        <LinkButton tone="quiet" size="xs" href={`mailto:${Email}`} icon={<Mail />} className="min-w-0 shrink!">
          <span className="max-sm:wrap-anywhere sm:truncate">{Email}</span>
        </LinkButton>
      )}
      {CV ? (
        <LinkButton tone="quiet" size="xs" href={CV} download icon={<Download />}>
          {t('verify.cv')}
        </LinkButton>
      ) : (
        <span className="px-1 text-sm text-ink-muted">{t('verify.noCv')}</span>
      )}
    </div>
  )
}

/** The job roles that the applicant wants. */
export function ApplicantRoles({ candidate }: { candidate: Reviewed }) {
  const t = useTexts()
  const { selectedJobRoles: roles, unconfirmed } = candidate.Opportunities
  if (roles.length === 0) return <p className="text-sm text-ink-muted">{t('verify.roles.none')}</p>
  return (
    <>
      {unconfirmed && <p className="mb-2 text-sm text-ink-muted">{t('profile.roles.unconfirmed')}</p>}
      <ul className="flex flex-wrap gap-1.5 text-sm">
        {roles.map(({ ID, Title }) => (
          <li key={ID} className="max-w-full rounded-full border border-line px-2.5 py-0.5 font-medium wrap-anywhere">
            {Title}
          </li>
        ))}
      </ul>
    </>
  )
}
