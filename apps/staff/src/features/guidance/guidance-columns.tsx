import type { Column } from '@pramaan/ui/data-table'
import { IconButton } from '@pramaan/ui/icon-button'
import { History } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'
import { CoursesCell } from './course-cells.tsx'
import { AttendanceCell, RemarkCell } from './guidance-cells.tsx'
import type { NoteSubject } from './notes/note-subject.ts'
import type { Ask } from './use-guidance.tsx'

type Name = 'hr' | 'counsellor' | 'courses' | 'remark' | 'history'

/* In a card each attendance has its own line, with the texts in one column. */
const fullLine = 'max-md:flex max-md:basis-full max-md:items-center max-md:[&>span:first-child]:w-22'

/* In a card the history button is next to the field before it. */
const besideHistory = 'max-md:flex-1 max-md:basis-2/3!'

/** The columns of staff's notes on a candidate; each list picks some. */
export function useGuidanceColumns<Row extends NoteSubject>(ask: Ask, names: readonly Name[]): Column<Row>[] {
  const t = useTexts()
  const columns: Record<Name, Column<Row>> = {
    hr: {
      id: 'hr',
      header: t('column.hr'),
      cardLabel: true,
      className: fullLine,
      cell: (person) => <AttendanceCell attendanceRole="hr" person={person} ask={ask} />,
    },
    counsellor: {
      id: 'counsellor',
      header: t('column.counsellor'),
      cardLabel: true,
      className: fullLine,
      cell: (person) => <AttendanceCell attendanceRole="Counsellor" person={person} ask={ask} />,
    },
    courses: {
      id: 'courses',
      header: t('column.courses'),
      card: 'block',
      className: besideHistory,
      cell: (person) => <CoursesCell person={person} ask={ask} />,
    },
    remark: {
      id: 'remark',
      header: t('column.remark'),
      card: 'block',
      className: besideHistory,
      cell: (person) => <RemarkCell person={person} ask={ask} />,
    },
    history: {
      id: 'history',
      header: t('column.history'),
      card: 'block',
      className: 'md:w-12 max-md:-mr-3 max-md:basis-auto!',
      cell: (person) => (
        <IconButton
          size="sm"
          label={t('guidance.history.of', { name: person.FullName })}
          icon={<History />}
          onClick={() => ask({ action: 'history', people: [person] })}
        />
      ),
    },
  }
  return names.map((name) => columns[name])
}
