import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useLabels } from '@pramaan/ui/labels'
import { useSearchParams } from 'react-router'
import { CourseApplicationsTable } from '../../features/course-applications/course-applications-table.tsx'
import { CourseFilter } from '../../features/course-applications/course-filter.tsx'
import { useCourseApplications } from '../../features/course-applications/use-course-applications.ts'
import { AddressViews } from '../../features/saved-views/address-views.tsx'
import { FileButton } from '../../lists/export/file-button.tsx'
import { FilterArea } from '../../lists/filters/filter-area.tsx'
import { ListLayout } from '../../lists/table/list-layout.tsx'
import { useListPage } from '../../lists/table/use-list-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Who applied to courses, all or one, with CSV export; for Admins (documents 001 §6, §7 and 002 §2.8). */
export function CourseApplicationsScreen() {
  const t = useTexts()
  const { number } = useLabels()
  const { applications } = useApi()
  const { page, change } = useListPage()
  const [address, setAddress] = useSearchParams()
  const courseId = Number(address.get('course')) || undefined
  const { data, error, refetch } = useCourseApplications(courseId, page)
  const count = data?.totalCount
  return (
    <ListLayout
      title={t('titles.courseApplications')}
      count={count !== undefined && t('courseApplications.count', { count, shown: number(count) })}
      actions={
        <div className="flex flex-wrap items-end gap-2 max-sm:w-full">
          <FilterArea>
            <CourseFilter courseId={courseId} onCourse={(id) => setAddress(id ? { course: id } : {})} />
          </FilterArea>
          <AddressViews list="course-applications" />
          <FileButton link={() => applications.courseApplicantsFile({ query: courseId ? { courseId } : {} })} />
        </div>
      }
      error={error}
      onRetry={refetch}
    >
      <CourseApplicationsTable rows={data?.data} total={count} page={page} change={change} />
    </ListLayout>
  )
}
