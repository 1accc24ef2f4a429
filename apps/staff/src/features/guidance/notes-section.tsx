import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { may } from '@pramaan/domain/capability'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { Skeleton } from '@pramaan/ui/skeleton'
import { useTexts } from '../../texts/use-texts.ts'
import { CoursesCell } from './course-cells.tsx'
import { AttendanceCell, RemarkCell } from './guidance-cells.tsx'
import { HistoryLines } from './history/history-lines.tsx'
import { useHistory } from './history/use-history.ts'
import { useGuidance } from './use-guidance.tsx'

/** Staff's notes on one candidate, what each role may change, and the history (document 002 §2.8, §6; D34). */
export function NotesSection({ candidate }: { candidate: { ID: number; FullName: string } }) {
  const t = useTexts()
  const { role } = usePerson()
  const { data, error, refetch } = useHistory(candidate.ID)
  const { ask, dialog } = useGuidance()
  if (error && !data) return <SectionFailure title={t('guidance.history.current')} query={{ error, refetch }} />
  if (!data) return <Skeleton className="h-16" />
  const { HrAttended, CslrAttended, ...currentNotes } = data.currentNotes
  const attendance = { HrAttended: HrAttended === true, CslrAttended: CslrAttended === true }
  const person = { ...candidate, ...currentNotes, ...attendance }
  const attendances = [
    { label: t('column.hr'), value: <AttendanceCell attendanceRole="hr" person={person} ask={ask} /> },
    { label: t('column.counsellor'), value: <AttendanceCell attendanceRole="Counsellor" person={person} ask={ask} /> },
  ]
  return (
    <>
      <h3 className="mb-2 text-sm">{t('guidance.history.current')}</h3>
      <div className="text-sm">
        <LabelValueList
          look="grid"
          columns={2}
          items={[
            ...(may(role, 'seeAttendance') ? attendances : []),
            { label: t('column.courses'), value: <CoursesCell person={person} ask={ask} /> },
            { label: t('column.remark'), value: <RemarkCell person={person} ask={ask} /> },
          ]}
        />
      </div>
      <h3 className="mt-5 mb-1 text-sm">{t('guidance.history.lines')}</h3>
      <HistoryLines candidateId={candidate.ID} />
      {dialog}
    </>
  )
}
