import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { dateText } from '@pramaan/domain/india-day'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { useLabels } from '@pramaan/ui/labels'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { type AccountFacts, ActionDialog } from './action-dialog.tsx'

/**
 * Shown above a suspended candidate's profile: since when the account is suspended; Admins see the reason and can
 * restore it.
 */
export function SuspensionStrip({ candidateId }: { candidateId: number }) {
  const t = useTexts()
  const { notAvailable } = useLabels()
  const { role } = usePerson()
  const { candidates } = useApi()
  const profile = useQuery(candidates.get.query({ params: { id: candidateId } })).data?.data
  const suspension = profile && 'Suspension' in profile && profile.Suspension
  if (!suspension) return null
  const { On } = suspension
  const account = may(role, 'manageUsers') && 'Phone' in profile && profile
  return (
    <Alert
      tone="danger"
      title={On ? t('suspension.since', { on: dateText(new Date(On)) }) : t('suspension.closed')}
      action={account && <RestoreButton account={{ ...account, Role: 'Candidate', Erased: false }} />}
    >
      {t('suspension.text')}
      {'Reason' in suspension && (
        <span className="block text-ink-muted wrap-anywhere">
          {t('suspension.why', { reason: suspension.Reason ?? notAvailable, by: suspension.By ?? notAvailable })}
        </span>
      )}
    </Alert>
  )
}

function RestoreButton({ account }: { account: AccountFacts }) {
  const t = useTexts()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button tone="quiet" size="sm" onClick={() => setAsking(true)}>
        {t('people.restore')}
      </Button>
      {asking && <ActionDialog action="restore" account={account} onClose={() => setAsking(false)} />}
    </>
  )
}
