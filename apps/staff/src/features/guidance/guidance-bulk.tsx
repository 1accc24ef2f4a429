import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { BulkButton } from '@pramaan/ui/bulk-bar'
import { GraduationCap, MessageSquarePlus, UserRoundCheck, UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListBulk } from '../../lists/selection/list-bulk.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { NoteSubject } from './notes/note-subject.ts'
import type { Ask } from './use-guidance.tsx'

/** The notes that the role may add to several candidates at once (document 002 §6). */
export function GuidanceBulk({
  people,
  ask,
  onClear,
  children,
}: {
  people: readonly NoteSubject[]
  ask: Ask
  onClear: () => void
  /** Further actions, after the notes. */
  children?: ReactNode
}) {
  const t = useTexts()
  const { role } = usePerson()
  return (
    <ListBulk count={people.length} onClear={onClear}>
      {may(role, 'toggleAttendance') && (
        <>
          <BulkButton
            main
            icon={<UserRoundCheck />}
            onClick={() => ask({ action: 'attend', people, attended: true, many: true })}
          >
            {t('guidance.attended')}
          </BulkButton>
          <BulkButton
            icon={<UserRoundX />}
            onClick={() => ask({ action: 'attend', people, attended: false, many: true })}
          >
            {t('guidance.notAttended')}
          </BulkButton>
        </>
      )}
      {may(role, 'suggestCourses') && (
        <BulkButton icon={<GraduationCap />} onClick={() => ask({ action: 'suggest', people, many: true })}>
          {t('guidance.bulk.suggest')}
        </BulkButton>
      )}
      {may(role, 'addRemark') && (
        <BulkButton main icon={<MessageSquarePlus />} onClick={() => ask({ action: 'remark', people, many: true })}>
          {t('guidance.bulk.remark')}
        </BulkButton>
      )}
      {children}
    </ListBulk>
  )
}
