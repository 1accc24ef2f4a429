import { discard, type SavedEdit } from '../../../record/edits/edit-list.ts'
import { useEdits } from '../../../record/edits/use-edits.ts'
import type { MyRecord } from '../../../record/my-record.ts'
import type { OpenEdit } from '../editing/use-edit.ts'
import { RefusedEdit } from './refused-edit.tsx'
import { WaitingEdits } from './waiting-edits.tsx'

/**
 * The profile changes that are only on this device: those that still wait for the network, and those that the server
 * refused.
 */
export function EditNotes({ record, open }: { record: MyRecord; open: OpenEdit }) {
  const { list, edits } = useEdits()
  const waiting = edits.filter(({ problem }) => !problem)
  const refused = edits.filter(({ problem }) => problem)
  const drop = (saved: SavedEdit) => discard(list, saved)
  if (edits.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      {waiting.length > 0 && <WaitingEdits waiting={waiting} onDiscard={drop} />}
      {refused.map((saved) => (
        <RefusedEdit key={saved.key} record={record} saved={saved} open={open} onDiscard={() => drop(saved)} />
      ))}
    </div>
  )
}
