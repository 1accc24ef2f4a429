import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useHasScreen } from '@pramaan/app-shell/router/app-map.ts'
import { may } from '@pramaan/domain/capability'
import { Button } from '@pramaan/ui/button'
import { Chip } from '@pramaan/ui/chip'
import { NameLink } from '@pramaan/ui/link'
import { clsx } from 'clsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { beside, type CellProps, onEdge } from './guidance-cells.tsx'
import type { NamedCourse } from './notes/note-subject.ts'

/** The suggested courses, and for roles that may suggest, the button 'Suggest courses' or 'Edit suggestion'. */
export function CoursesCell({ person, ask }: CellProps) {
  const t = useTexts()
  const { role } = usePerson()
  const courses = person.MultiSuggestedCourse
  const label = t(courses.length > 0 ? 'guidance.edit' : 'guidance.suggest')
  if (!may(role, 'suggestCourses') && courses.length === 0)
    return <span className="text-ink-muted">{t('guidance.notSuggested')}</span>
  return (
    <span className={clsx(beside, 'whitespace-nowrap')}>
      <CourseChips courses={courses} />
      {may(role, 'suggestCourses') && (
        <Button
          tone={courses.length > 0 ? 'ghost' : 'soft'}
          size="xs"
          className={courses.length > 0 ? onEdge : ''}
          aria-label={t('guidance.suggest.button', { label, name: person.FullName })}
          onClick={() => ask({ action: 'suggest', people: [person] })}
        >
          {label}
        </Button>
      )}
    </span>
  )
}

/** The first suggested course, and the number of others. */
function CourseChips({ courses }: { courses: readonly NamedCourse[] }) {
  const { role } = usePerson()
  const hasScreen = useHasScreen()
  const [first, ...rest] = courses
  if (!first) return null
  return (
    <span className="flex min-w-0 items-center gap-1" title={courses.map(({ Title }) => Title).join(', ')}>
      <span
        className={clsx('min-w-0 max-w-40 [&>a]:max-w-full', may(role, 'suggestCourses') && 'md:max-w-24 2xl:max-w-40')}
      >
        {hasScreen(role, paths.course) ? (
          <NameLink href={`${paths.course}?id=${first.ID}`}>
            <Chip small>{first.Title}</Chip>
          </NameLink>
        ) : (
          <Chip small>{first.Title}</Chip>
        )}
      </span>
      {rest.length > 0 && (
        <Chip small look="muted">
          +{rest.length}
        </Chip>
      )}
    </span>
  )
}
