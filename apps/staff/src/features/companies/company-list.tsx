import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { companyState } from '@pramaan/domain/company'
import { dotted } from '@pramaan/domain/dotted'
import { dateText } from '@pramaan/domain/india-day'
import { formatPhone } from '@pramaan/domain/phone'
import { Alert } from '@pramaan/ui/alert'
import { Card } from '@pramaan/ui/card'
import { EmptyState } from '@pramaan/ui/empty-state'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import { Building2 } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'
import { CompanyActions } from './company-actions.tsx'
import { Namesakes } from './namesakes.tsx'
import type { Company } from './use-decide.ts'

/** Companies with their proofs, other accounts with the same name, and the possible decisions. */
export function CompanyList({ companies }: { companies: readonly Company[] | undefined }) {
  const t = useTexts()
  if (!companies)
    return (
      <Loading>
        <SkeletonText lines={8} />
      </Loading>
    )
  if (companies.length === 0)
    return <EmptyState icon={Building2} title={t('companies.none')} text={t('companies.none.text')} />
  return (
    <ul className="flex flex-col gap-3">
      {companies.map((company) => (
        <li key={company.EmployerID}>
          <CompanyCard company={company} />
        </li>
      ))}
    </ul>
  )
}

function CompanyCard({ company }: { company: Company }) {
  const t = useTexts()
  const { CompanyName, Status, Namesakes: others } = company
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 font-semibold text-lg">
          <bdi>{CompanyName}</bdi>
        </h2>
        <p className="text-ink-muted text-sm">{t(`companies.state.${companyState(Status)}`)}</p>
      </div>
      {company.RefusedBefore && <Alert tone="warning">{t('companies.refusedBefore')}</Alert>}
      <div className="grid gap-5 lg:grid-cols-2">
        <Given company={company} />
        <Namesakes namesakes={others} />
      </div>
      <Decided company={company} />
      <CompanyActions company={company} />
    </Card>
  )
}

function Given({ company }: { company: Company }) {
  const t = useTexts()
  const option = useOptionText()
  const { FullName, Designation, WorkDomain, Location, Phone, Email, EmailConfirmed, CompanyEmail } = company
  const who = dotted([FullName, Designation && option(Designation)])
  const what = dotted([WorkDomain && option(WorkDomain), Location])
  return (
    <LabelValueList
      items={[
        { label: t('companies.email'), value: CompanyEmail },
        { label: 'GSTIN', value: company.Gstin },
        { label: 'CIN', value: company.Cin },
        { label: t('companies.given'), value: company.GivenOn && <Ago at={company.GivenOn} /> },
        { label: t('companies.person'), value: <bdi>{who}</bdi> },
        { label: t('companies.about'), value: what },
        { label: t('people.phone'), value: Phone && formatPhone(Phone) },
        {
          label: t('people.email'),
          value: Email && dotted([Email, !EmailConfirmed && t('companies.email.unconfirmed')]),
        },
        { label: t('companies.jobs'), value: String(company.Jobs) },
        { label: t('companies.registered'), value: dateText(new Date(company.RegisteredOn)) },
      ]}
    />
  )
}

function Decided({ company: { DecidedBy, DecidedOn, Reason } }: { company: Company }) {
  const t = useTexts()
  if (!DecidedBy || !DecidedOn) return null
  const on = dateText(new Date(DecidedOn))
  return (
    <p className="text-ink-muted text-sm">
      {t('companies.decided', { by: DecidedBy, on })} {Reason && <span className="wrap-anywhere">{Reason}</span>}
    </p>
  )
}
