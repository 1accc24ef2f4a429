import { Button } from '@pramaan/ui/button'
import { DataTable } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import { Tabs } from '@pramaan/ui/tabs'
import { MailOpen } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import type { Invitation } from './invitation.ts'
import { useInvitationColumns } from './invitation-columns.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const states = ['open', 'accepted', 'expired', 'withdrawn'] as const
const loadingRows = 5

type InvitationTableProps = { invitations: readonly Invitation[] | undefined; onInvite: () => void }

/** Invitations by status, newest first; open ones can be revoked. */
export function InvitationTable({ invitations, onInvite }: InvitationTableProps) {
  const t = useTexts()
  const [address, setAddress] = useSearchParams()
  const [confirming, setConfirming] = useState<Invitation>()
  const columns = useInvitationColumns(setConfirming)
  const state = states.find((known) => known === address.get('tab'))
  const all = invitations ?? []
  const rows = state ? all.filter(({ Status }) => Status === state) : all
  const tabs = [
    { value: 'all', label: t('invites.all'), count: all.length },
    ...states.map((each) => ({
      value: each,
      label: t(`invites.${each}`),
      count: all.filter(({ Status }) => Status === each).length,
    })),
  ]
  return (
    <>
      <Tabs
        look="pill"
        label={t('invites.tabs')}
        tabs={tabs}
        value={state ?? 'all'}
        onValue={(tab) => setAddress(tab === 'all' ? {} : { tab }, { replace: true })}
      >
        <ResultsRegion className="pt-2">
          <DataTable
            caption={t('invites.title')}
            columns={columns}
            rows={rows}
            rowId={({ ID }) => ID}
            rowName={({ FullName }) => FullName}
            loadingRows={invitations ? undefined : loadingRows}
            empty={<NoInvitations any={all.length > 0} onInvite={onInvite} />}
          />
        </ResultsRegion>
      </Tabs>
      <WithdrawDialog invitation={confirming} onClose={() => setConfirming(undefined)} />
    </>
  )
}

function NoInvitations({ any, onInvite }: { any: boolean; onInvite: () => void }) {
  const t = useTexts()
  if (any) return <EmptyState bare icon={MailOpen} title={t('invites.none.tab')} />
  return (
    <EmptyState
      bare
      icon={MailOpen}
      title={t('invites.none')}
      text={t('invites.none.text')}
      action={<Button onClick={onInvite}>{t('invites.invite')}</Button>}
    />
  )
}
