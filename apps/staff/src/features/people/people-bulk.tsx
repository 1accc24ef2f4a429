import { useApi, usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { BulkButton } from '@pramaan/ui/bulk-bar'
import { TextArea } from '@pramaan/ui/text-area'
import { UserRoundCheck, UserRoundX } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../frame/form-dialog.tsx'
import { ListBulk } from '../../frame/list-bulk.tsx'
import { useBulk } from '../../frame/use-bulk.tsx'
import type { Selection } from '../../frame/use-selection.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { longestReason } from './deed-dialog.tsx'
import { deedsFor } from './person-menu.tsx'
import { useAccountName } from './role-text.ts'
import { type Account, useRefreshPeople } from './use-people.ts'

type Deed = 'suspend' | 'restore'

/** Suspends or restores the chosen accounts that the domain lets an Admin, for one reason; Undo says so in the audit log. */
export function PeopleBulk({ selection }: { selection: Selection<Account> }) {
  const t = useTexts()
  const { ID: adminId } = usePerson()
  const [deed, setDeed] = useState<Deed>()
  const of = (wanted: Deed) => selection.people.filter((account) => deedsFor(adminId, account).includes(wanted))
  const [open, shut] = [of('suspend').length, of('restore').length]
  const close = () => {
    setDeed(undefined)
    selection.clear()
  }
  const bulk = useBulk({ again: useRefreshPeople(), onDone: close })
  return (
    <>
      <ListBulk count={selection.ids.length} onClear={selection.clear}>
        <BulkButton icon={<UserRoundX />} disabled={open === 0} onClick={() => setDeed('suspend')}>
          {t('bulk.suspend', { count: open })}
        </BulkButton>
        <BulkButton icon={<UserRoundCheck />} disabled={shut === 0} onClick={() => setDeed('restore')}>
          {t('bulk.restore', { count: shut })}
        </BulkButton>
      </ListBulk>
      {deed && <ReasonForMany deed={deed} accounts={of(deed)} bulk={bulk} onClose={() => setDeed(undefined)} />}
      {bulk.dialog}
    </>
  )
}

type ReasonForManyProps = {
  deed: Deed
  accounts: readonly Account[]
  bulk: Pick<ReturnType<typeof useBulk>, 'run' | 'busy' | 'error'>
  onClose: () => void
}

function ReasonForMany({ deed, accounts: chosen, bulk, onClose }: ReasonForManyProps) {
  const t = useTexts()
  const nameOf = useAccountName()
  const [reason, setReason] = useState('')
  const { act, undo } = useDeeds(chosen, deed)
  const people = chosen.map((account) => ({ ID: account.ID, FullName: nameOf(account) }))
  const count = people.length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = (done: number) => t(deed === 'suspend' ? 'bulk.suspended' : 'bulk.restored', { count: done })
    if (reason.trim()) bulk.run({ people, act: (IDs) => act(IDs, reason.trim()), undo, said })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t(`bulk.${deed}.title`, { count })}
      description={t(`bulk.${deed}.text`)}
      onSubmit={submit}
      submit={t(`bulk.${deed}.title`, { count })}
      busy={bulk.busy && t(`${deed}.doing`)}
      danger={deed === 'suspend'}
      reason={!reason.trim() && t('suspend.reason.first')}
      error={bulk.error}
    >
      <p className="max-h-32 overflow-y-auto text-sm">{people.map(({ FullName }) => FullName).join(', ')}</p>
      <TextArea
        required
        label={t('suspend.reason')}
        help={t('suspend.reason.help')}
        maxLength={longestReason}
        counter={longestReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}

/** The deed and how it is taken back: who is suspended again keeps the reason from before. */
function useDeeds(chosen: readonly Account[], deed: Deed) {
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
