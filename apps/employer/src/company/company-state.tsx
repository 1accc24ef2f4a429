import { companyState, whyNotMeetPeople } from '@pramaan/domain/company'
import { dotted } from '@pramaan/domain/dotted'
import { Alert } from '@pramaan/ui/alert'
import { CircleCheck } from 'lucide-react'
import { useTexts } from '../texts/use-texts.ts'
import type { Company } from './use-company.ts'

/** The company's status, and what the employer gave. */
export function CompanyState({ company }: { company: Company }) {
  const t = useTexts()
  const { Status, CompanyEmail, Gstin, Cin, Reason } = company
  const proofText = dotted([CompanyEmail, Gstin && `GSTIN ${Gstin}`, Cin && `CIN ${Cin}`])
  const why = whyNotMeetPeople(Status)
  if (why === undefined)
    return (
      <p className="flex items-start gap-2 text-sm">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
        <span className="min-w-0 wrap-anywhere">
          {t(`proof.state.${companyState(Status)}`)} <span className="text-ink-muted">{proofText}</span>
        </span>
      </p>
    )
  return (
    <Alert tone={Reason ? 'danger' : 'info'} title={t(`proof.state.${companyState(Status)}`)}>
      {Reason && <span className="block wrap-anywhere">{t('proof.reason', { reason: Reason })}</span>}
      {Reason ? t('proof.again') : t('proof.opens')}
      {proofText && (
        <span className="block text-ink-muted wrap-anywhere">{t('proof.given', { given: proofText })}</span>
      )}
    </Alert>
  )
}
