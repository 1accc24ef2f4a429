import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { isConfirmedCompany } from '@pramaan/domain/company'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { showToast } from '@pramaan/ui/toaster'
import { CompanyProof } from '../../company/company-proof.tsx'
import { useCompany } from '../../company/use-company.ts'
import { useCompanyNumber } from '../../company/use-company-number.ts'
import { useEmailChange } from '../../company/use-email-change.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Whether the company is confirmed, and the ways to confirm it (D67). */
export function CompanyCard({ email }: { email: string }) {
  const t = useTexts()
  const company = useCompany()
  const failureText = useFailureText()
  const number = useCompanyNumber()
  const change = useEmailChange(() => undefined)
  const refused = (error: Error) => showToast({ text: failureText(error), tone: 'danger' })
  if (!company) return null
  return (
    <Card id="company">
      <SectionHeader
        title={t(isConfirmedCompany(company.Status) ? 'proof.title.confirmed' : 'proof.title')}
        description={t('proof.text')}
        className="mb-4"
      />
      <CompanyProof
        company={company}
        email={email}
        change={change}
        onSendCode={(address) => change.ask.mutate(address, { onError: refused })}
        number={number}
      />
    </Card>
  )
}
