import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { tooLong } from '@pramaan/contract/issue-words'
import { type CompanyDecision, companyDecisions, whyNotDecide } from '@pramaan/domain/company'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { TextArea } from '@pramaan/ui/text-area'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../form-dialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { type Company, useDecide } from './use-decide.ts'

const longestReason = 300

/** What the member of staff can decide about a company: Confirm at once, a no for a reason. */
export function CompanyActions({ company }: { company: Company }) {
  const t = useTexts()
  const failureText = useFailureText()
  const { role } = usePerson()
  const [asked, setAsked] = useState<Exclude<CompanyDecision, 'confirm'>>()
  const decide = useDecide(company, () => setAsked(undefined))
  const possible = companyDecisions.filter((one) => !whyNotDecide(company.Status, one, role === 'Admin'))
  return (
    <div className="flex flex-wrap items-center gap-3">
      {possible.map((one) => (
        <Button
          key={one}
          size="sm"
          tone={one === 'confirm' ? 'primary' : 'quiet'}
          busy={one === 'confirm' && decide.isPending && t('companies.busy')}
          onClick={() => (one === 'confirm' ? decide.mutate({ decision: one }) : setAsked(one))}
        >
          {t(`companies.${one}`)}
        </Button>
      ))}
      {decide.error && !asked && <Alert tone="danger">{failureText(decide.error)}</Alert>}
      {asked && (
        <NoDialog
          company={company}
          decision={asked}
          busy={decide.isPending}
          error={decide.error}
          onReason={(reason) => decide.mutate({ decision: asked, reason })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

type NoDialogProps = {
  company: Company
  decision: Exclude<CompanyDecision, 'confirm'>
  busy: boolean
  error: unknown
  onReason: (reason: string) => void
  onClose: () => void
}

/** Asks why; the employer reads it. */
function NoDialog({ company, decision, busy, error, onReason, onClose }: NoDialogProps) {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const reason = typed.trim()
  const long = tooLong(reason, longestReason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason && !long) onReason(reason)
  }
  return (
    <FormDialog
      danger
      title={t(`companies.${decision}.title`, { name: company.CompanyName })}
      description={t('companies.no.text')}
      submit={t(`companies.${decision}.submit`)}
      busy={busy && t('companies.busy')}
      reason={!reason && t('suspend.reason.first')}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        required
        label={t('suspend.reason')}
        help={t('companies.reason.help')}
        error={long}
        counter={longestReason}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  )
}
