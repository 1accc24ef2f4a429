import { useApi, usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { BulkButton } from '@pramaan/ui/bulk-bar'
import { UserRoundCheck, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { ListBulk } from '../../frame/list-bulk.tsx'
import { useBulk } from '../../frame/use-bulk.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { deedsFor } from './person-menu.tsx'
import { ReasonForm } from './reason-form.tsx'
import { useAccountName } from './role-text.ts'
import { type HeldAccount, useRefreshPeople } from './use-people.ts'

type Deed = 'suspend' | 'restore'

type PeopleBulkProps = { people: readonly HeldAccount[]; onClear: () => void }

/** Suspends or restores the chosen accounts that the domain lets an Admin, for one reason; Undo says so in the audit log. */
export function PeopleBulk({ people, onClear }: PeopleBulkProps) {
  const t = useTexts()
  const { ID: adminId } = usePerson()
  const [deed, setDeed] = useState<Deed>()
  const of = (wanted: Deed) => people.filter((account) => deedsFor(adminId, account).includes(wanted))
  const [open, shut] = [of('suspend').length, of('restore').length]
  const close = () => {
    setDeed(undefined)
    onClear()
  }
  const bulk = useBulk({ again: useRefreshPeople(), onDone: close })
  return (
    <>
      <ListBulk count={people.length} onClear={onClear}>
        <BulkButton
          icon={<UserRoundX />}
          reason={open === 0 && t('bulk.suspend.none')}
          onClick={() => setDeed('suspend')}
        >
          {t('bulk.suspend', { count: open })}
        </BulkButton>
        {shut > 0 && (
          <BulkButton icon={<UserRoundCheck />} onClick={() => setDeed('restore')}>
            {t('bulk.restore', { count: shut })}
          </BulkButton>
        )}
      </ListBulk>
      {deed && <ReasonForMany deed={deed} accounts={of(deed)} bulk={bulk} onClose={() => setDeed(undefined)} />}
      {bulk.dialog}
    </>
  )
}

type ReasonForManyProps = {
  deed: Deed
  accounts: readonly HeldAccount[]
  bulk: Pick<ReturnType<typeof useBulk>, 'run' | 'busy' | 'error'>
  onClose: () => void
}

function ReasonForMany({ deed, accounts: chosen, bulk, onClose }: ReasonForManyProps) {
  const t = useTexts()
  const nameOf = useAccountName()
  const { act, undo } = useDeeds(chosen, deed)
  const people = chosen.map((account) => ({ ID: account.ID, FullName: nameOf(account) }))
  const title = t(`bulk.${deed}.title`, { count: people.length })
  const said = (done: number) => t(deed === 'suspend' ? 'bulk.suspended' : 'bulk.restored', { count: done })
  return (
    <ReasonForm
      deed={deed}
      onClose={onClose}
      title={title}
      description={t(`bulk.${deed}.text`)}
      submit={title}
      busy={bulk.busy}
      error={bulk.error}
      onReason={(reason) => bulk.run({ people, act: (IDs) => act(IDs, reason), undo, said })}
    >
      <p className="max-h-32 overflow-y-auto text-sm">{people.map(({ FullName }) => FullName).join(', ')}</p>
    </ReasonForm>
  )
}

/** The deed and how it is taken back: who is suspended again keeps the reason from before. */
function useDeeds(chosen: readonly HeldAccount[], deed: Deed) {
  const t = useTexts()
  const { accounts } = useApi()
  const suspend = (IDs: number[], Reason: string) => accounts.suspendMany({ body: { IDs, Reason } })
  const restore = (IDs: number[], Reason: string) => accounts.restoreMany({ body: { IDs, Reason } })
  const undone = t('bulk.undo.reason')
  async function suspendAgain(ids: number[]) {
    const reasonOf = (id: number) => chosen.find(({ ID }) => ID === id)?.Suspension?.Reason || undone
    const all = await Promise.all([...Map.groupBy(ids, reasonOf)].map(([reason, IDs]) => suspend(IDs, reason)))
    return { data: all.flatMap(({ data }) => data), done: all.reduce((sum, { done }) => sum + done, 0) }
  }
  return deed === 'suspend'
    ? { act: suspend, undo: (ids: number[]) => restore(ids, undone) }
    : { act: restore, undo: suspendAgain }
}
