import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { Status } from '@pramaan/ui/badge'
import { Button } from '@pramaan/ui/button'
import { LinkButton } from '@pramaan/ui/link-button'
import { verificationPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type Applicant, isWaiting } from './use-applicants.ts'

/** The status: for a waiting applicant it opens the questions; a reviewer can revoke a verified one. */
export function VspCell({ row, onStatus }: { row: Applicant; onStatus: (applicant: Applicant) => void }) {
  const t = useTexts()
  const { role } = usePerson()
  const label = t(isWaiting(row) ? 'applicants.applied' : 'applicants.verified')
  const status = <Status shape={isWaiting(row) ? 'waiting' : 'full'}>{label}</Status>
  if (isWaiting(row))
    return may(role, 'submitHrComments') ? (
      <LinkButton
        tone="quiet"
        size="xs"
        href={verificationPath(row.UserId, false)}
        aria-label={t('applicants.status.verify', { label, name: row.FullName })}
      >
        {status}
      </LinkButton>
    ) : (
      status
    )
  if (!may(role, 'reviewVsp')) return status
  return (
    <Button
      tone="quiet"
      size="xs"
      aria-label={t('applicants.status.of', { label, name: row.FullName })}
      onClick={() => onStatus(row)}
    >
      {status}
    </Button>
  )
}

/** The remarks on an applicant. */
export function Remarks({ row }: { row: Applicant }) {
  const t = useTexts()
  const { role } = usePerson()
  const label = t(isWaiting(row) ? 'applicants.pending' : 'applicants.edit')
  if (!may(role, 'openHrComments')) return <span className="text-ink-muted">{isWaiting(row) && label}</span>
  return (
    <LinkButton
      size="xs"
      tone={isWaiting(row) ? 'soft' : 'quiet'}
      href={verificationPath(row.UserId, row.VspStatus)}
      aria-label={t('applicants.remarks.of', { label, name: row.FullName })}
      className="max-md:mt-2 max-md:w-full md:min-w-20"
    >
      {label}
    </LinkButton>
  )
}
