import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { dot } from '@pramaan/domain/dotted'
import { EmptyState } from '@pramaan/ui/empty-state'
import { Skeleton } from '@pramaan/ui/skeleton'
import { NotebookPen } from 'lucide-react'
import { useRoleName } from '../../../layout/role-name.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { type HistoryLine, useHistory } from './use-history.ts'

/** Who noted what about a candidate and when, newest first (D34). */
export function HistoryLines({ candidateId }: { candidateId: number }) {
  const t = useTexts()
  const { data, error, refetch } = useHistory(candidateId)
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className="flex flex-col gap-3">
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} className="h-12" />
        ))}
      </div>
    )
  if (data.data.length === 0)
    return (
      <EmptyState bare icon={NotebookPen} title={t('guidance.history.none')} text={t('guidance.history.none.text')} />
    )
  return (
    <ol className="flex flex-col">
      {data.data.map((line) => (
        <Line key={line.ID} line={line} />
      ))}
    </ol>
  )
}

function useTitle() {
  const t = useTexts()
  return ({ Kind, Attended, Courses, Text }: HistoryLine) => {
    const state = t(Attended === true ? 'guidance.attended' : 'guidance.notAttended')
    if (Kind === 'hr-attendance' || Kind === 'counsellor-attendance') return t(`guidance.line.${Kind}`, { state })
    if (Kind === 'courses' && Courses.length === 0) return t('guidance.line.noCourses')
    if (Kind === 'courses') return t('guidance.line.courses', { courses: Courses.map(({ Title }) => Title).join(', ') })
    if (Kind === 'assigned') return t(Text === null ? 'guidance.line.unassigned' : 'guidance.line.assigned')
    return t(`guidance.line.${Kind}`)
  }
}

function Line({ line }: { line: HistoryLine }) {
  const t = useTexts()
  const roleName = useRoleName()
  const titleOf = useTitle()
  const { By, Role, At, Text, Undone } = line
  return (
    <li className="flex items-baseline justify-between gap-4 border-line py-2.5 text-sm not-first:border-t">
      <span className="min-w-0 wrap-anywhere">
        <span className={Undone ? 'block text-ink-muted line-through' : 'block font-semibold'}>{titleOf(line)}</span>
        {Text && <span className="block">{Text}</span>}
        <span className="text-xs text-ink-muted">
          {Role ? t('guidance.history.by', { by: By, role: roleName(Role) }) : By}
          {Undone && `${dot}${t('guidance.history.undone')}`}
        </span>
      </span>
      <span className="shrink-0 text-xs text-ink-muted tabular-nums">
        <Ago at={At} />
      </span>
    </li>
  )
}
