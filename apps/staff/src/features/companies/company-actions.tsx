import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { type CompanyDecision, companyDecisions, whyNotDecide } from '@pramaan/domain/company'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { useState } from 'react'
import { ReasonDialog } from '../../dialogs/reason-dialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { type Company, isRenamed, useDecide } from './use-decide.ts'

/** The possible decisions about a company: Confirm at once, or a refusal with a reason. */
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
      {decide.error && !asked && (
        <Alert tone="danger">{isRenamed(decide.error) ? t('companies.renamed') : failureText(decide.error)}</Alert>
      )}
      {asked && (
        <ReasonDialog
          danger
          title={t(`companies.${asked}.title`, { name: company.CompanyName })}
          description={t('companies.no.text')}
          submit={t(`companies.${asked}.submit`)}
          help={t('companies.reason.help')}
          busy={decide.isPending && t('companies.busy')}
          error={decide.error}
          onReason={(reason) => decide.mutate({ decision: asked, reason })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
