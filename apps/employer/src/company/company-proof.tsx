import { codeConfirms, domainOf, isConfirmedCompany, whyNotCompanyEmail } from '@pramaan/domain/company'
import { parseEmail } from '@pramaan/domain/email'
import { Button } from '@pramaan/ui/button'
import { TextField } from '@pramaan/ui/text-field'
import { Mail } from 'lucide-react'
import { useTexts } from '../texts/use-texts.ts'
import { CompanyState } from './company-state.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import type { Company } from './use-company.ts'
import type { CompanyNumber } from './use-company-number.ts'
import type { EmailChange } from './use-email-change.ts'

/** Props of `CompanyProof`; `email` is the address that a code would go to. */
export type CompanyProofProps = {
  company: Company
  email: string
  change: EmailChange
  onSendCode: (email: string) => void
  number: CompanyNumber
}

/** The company's status and, until it is confirmed, the two ways to confirm it (D67). */
export function CompanyProof({ change, ...proof }: CompanyProofProps) {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-4">
      <CompanyState company={proof.company} />
      {!isConfirmedCompany(proof.company.Status) && <WaysToConfirm change={change} {...proof} />}
      {change.requested && <ConfirmEmail change={change} text={t('proof.code', { address: change.address })} />}
    </div>
  )
}

/** A code to the company's own e-mail, or its GSTIN or CIN, which staff look at. */
function WaysToConfirm({ company, email, change, onSendCode, number }: CompanyProofProps) {
  const t = useTexts()
  const address = parseEmail(email).email
  const isConfirmed = address !== undefined && address === company.confirmed
  const why = address ? whyNotCompanyEmail(address) : undefined
  const opens = codeConfirms(company.Status)
  return (
    <>
      {!isConfirmed && (
        <Button
          tone="quiet"
          className="self-start"
          icon={<Mail />}
          busy={change.ask.isPending && t('proof.sending')}
          disabled={!address || why !== undefined}
          aria-describedby="proof-email"
          onClick={() => address && onSendCode(address)}
        >
          {t('proof.send')}
        </Button>
      )}
      <p id="proof-email" className="text-ink-muted text-sm">
        {!address && t('proof.email.none')}
        {address && why && t(`proof.email.${why}`, { domain: domainOf(address) })}
        {address && !why && !isConfirmed && t(opens ? 'proof.email' : 'proof.email.staff', { address })}
        {isConfirmed && !company.CompanyEmail && t('proof.email.other', { domain: domainOf(address) })}
        {isConfirmed && company.CompanyEmail && t('proof.email.confirmed', { address })}
      </p>
      <div className="flex flex-col items-start gap-3">
        <TextField
          className="w-full"
          label={t('proof.number')}
          name="companyNumber"
          value={number.typed}
          onChange={(event) => number.type(event.target.value)}
          help={t('proof.number.help')}
          error={number.error}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <Button
          tone="quiet"
          busy={number.giving && t('proof.number.giving')}
          disabled={number.typed.trim() === ''}
          onClick={() => void number.giveTyped()}
        >
          {t('proof.number.give')}
        </Button>
      </div>
    </>
  )
}
