import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { BulkButton } from '@pramaan/ui/bulk-bar'
import { UserRoundCheck, UserRoundX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ReasonDialog } from '../../dialogs/reason-dialog.tsx'
import { ListBulk } from '../../lists/selection/list-bulk.tsx'
import { useBulk } from '../../lists/selection/use-bulk.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useAccountName } from './account-name.ts'
import { actionsFor } from './person-menu.tsx'
import { type SelectedAccount, useRefreshPeople } from './use-people.ts'

type Action = 'suspend' | 'restore'

/** `children` are further actions, before the suspension. */
type PeopleBulkProps = { people: readonly SelectedAccount[]; onClear: () => void; children?: ReactNode }

/**
 * Suspends or restores the selected accounts where the domain allows it, for one reason; Undo is recorded in the audit
 * log.
 */
export function PeopleBulk({ people, onClear, children }: PeopleBulkProps) {
  const t = useTexts()
  const { ID: adminId } = usePerson()
  const [action, setAction] = useState<Action>()
  const peopleFor = (oneAction: Action) => people.filter((account) => actionsFor(adminId, account).includes(oneAction))
  const [open, shut] = [peopleFor('suspend').length, peopleFor('restore').length]
  const close = () => {
    setAction(undefined)
    onClear()
  }
  const bulk = useBulk({ reload: useRefreshPeople(), onDone: close })
  return (
    <>
      <ListBulk count={people.length} onClear={onClear}>
        {children}
        <BulkButton
          icon={<UserRoundX />}
          reason={open === 0 && t('bulk.suspend.none')}
          onClick={() => setAction('suspend')}
        >
          {t('bulk.suspend', { count: open })}
        </BulkButton>
        {shut > 0 && (
          <BulkButton icon={<UserRoundCheck />} onClick={() => setAction('restore')}>
            {t('bulk.restore', { count: shut })}
          </BulkButton>
        )}
      </ListBulk>
      {action && (
        <ReasonForMany action={action} accounts={peopleFor(action)} bulk={bulk} onClose={() => setAction(undefined)} />
      )}
      {bulk.dialog}
    </>
  )
}

type ReasonForManyProps = {
  action: Action
  accounts: readonly SelectedAccount[]
  bulk: Pick<ReturnType<typeof useBulk>, 'run' | 'busy' | 'error'>
  onClose: () => void
}

function ReasonForMany({ action, accounts: chosen, bulk, onClose }: ReasonForManyProps) {
  const t = useTexts()
  const nameOf = useAccountName()
  const { act, undo } = useActions(chosen, action)
  const people = chosen.map((account) => ({ ID: account.ID, FullName: nameOf(account) }))
  const title = t(`bulk.${action}.title`, { count: people.length })
  const textOf = (done: number) => t(action === 'suspend' ? 'bulk.suspended' : 'bulk.restored', { count: done })
  return (
    <ReasonDialog
      danger={action === 'suspend'}
      help={t('suspend.reason.help')}
      onClose={onClose}
      title={title}
      description={t(`bulk.${action}.text`)}
      submit={title}
      busy={bulk.busy && t(`${action}.submitting`)}
      error={bulk.error}
      onReason={(reason) => bulk.run({ people, act: (IDs) => act(IDs, reason), undo, textOf })}
    >
      <p className="max-h-32 overflow-y-auto text-sm">{people.map(({ FullName }) => FullName).join(', ')}</p>
    </ReasonDialog>
  )
}

/** The action and its undo; a person who is suspended again keeps the earlier reason. */
function useActions(chosen: readonly SelectedAccount[], action: Action) {
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
  return action === 'suspend'
    ? { act: suspend, undo: (ids: number[]) => restore(ids, undone) }
    : { act: restore, undo: suspendAgain }
}
