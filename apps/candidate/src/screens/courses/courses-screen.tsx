import { ListsFailure } from '@pramaan/app-shell/forms/fields/lists-failure.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import type { Course } from '@pramaan/features/courses/course-shapes.ts'
import { byWork } from '@pramaan/features/jobs/by-work.ts'
import { Button } from '@pramaan/ui/button'
import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { PageHeader } from '@pramaan/ui/page-header'
import { Pagination } from '@pramaan/ui/pagination'
import { SectionHeader } from '@pramaan/ui/section-header'
import { ResultsRegion } from '@pramaan/ui/skip-link'

import { CourseFilters } from '../../features/courses/course-filters.tsx'
import { CourseGrid, CourseGridSkeleton } from '../../features/courses/course-grid.tsx'
import { type CourseSearch, coursePageSize, useCourseSearch } from '../../features/courses/use-course-search.ts'
import { HowRead } from '../../openings/search/how-read.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** The recommended training programs, filtered by text and category (document 001 §2). */
export function CoursesScreen() {
  const t = useTexts()
  const search = useCourseSearch()
  const { page, answer } = search
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      <PageHeader
        title={t('courses.title')}
        description={recommendsNone(search) ? undefined : t('courses.text')}
        actions={
          <LinkButton href="/" tone="quiet">
            {t('courses.dashboard')}
          </LinkButton>
        }
      />
      <CourseFilters search={search} />
      {!answer.isError && <ListsFailure />}
      <HowRead of="courses" term={search.term} answer={answer} onTerm={(term) => search.change({ term })} />
      <ResultsRegion>
        <Courses search={search} onClear={() => search.change({ term: '', category: '' })} />
      </ResultsRegion>
      {(answer.data?.totalCount ?? 0) > coursePageSize && (
        <Pagination
          page={page}
          pageSize={coursePageSize}
          total={answer.data?.totalCount}
          onPage={search.toPage}
          onNear={search.onNear}
        />
      )}
    </div>
  )
}

/**
 * The courses of a page in two groups: those for the reader's work, and the others. The results of a search stay in one
 * group.
 */
function splitOf({ answer, term, category }: CourseSearch) {
  const all = answer.data?.data ?? []
  return term || category ? { suiting: all, others: [] } : byWork(all)
}

/** Whether no course is for the reader's work; it is enough to look at the first page, because it begins with those. */
function fitsNone(search: CourseSearch): boolean {
  const { suiting, others } = splitOf(search)
  return search.page === 1 && suiting.length === 0 && others.length > 0
}

/** Whether the list has come and recommends no course. */
function recommendsNone(search: CourseSearch): boolean {
  return search.answer.data?.data.length === 0 || fitsNone(search)
}

function Courses({ search, onClear }: { search: CourseSearch; onClear: () => void }) {
  const t = useTexts()
  const { answer } = search
  if (answer.isError) return <Failure error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <CourseGridSkeleton />
  if (answer.data.data.length === 0)
    return (
      <EmptyState
        drawing="learn"
        title={t('courses.empty')}
        text={t('courses.empty.text')}
        action={
          <Button tone="soft" onClick={onClear}>
            {t('courses.clear')}
          </Button>
        }
      />
    )
  const markOf = ({ Enrolled, Applied }: Course) =>
    Enrolled || Applied ? t(Enrolled ? 'courses.enrolled' : 'courses.applied') : undefined
  const grid = (courses: readonly Course[]) => (
    <CourseGrid courses={courses} hrefOf={({ ID }) => `/certification-iframe?id=${ID}`} markOf={markOf} />
  )
  const { suiting, others } = splitOf(search)
  return (
    <div className="flex flex-col gap-6 lg:gap-8">
      {suiting.length > 0 && grid(suiting)}
      {fitsNone(search) && (
        <EmptyState wide drawing="learn" title={t('courses.noneFits')} text={t('courses.noneFits.text')} />
      )}
      {others.length > 0 && (
        <section aria-labelledby="courses-others">
          <SectionHeader id="courses-others" title={t('courses.others')} className="mb-3" />
          {grid(others)}
        </section>
      )}
    </div>
  )
}
