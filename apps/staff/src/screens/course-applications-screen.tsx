import { plainPhone } from '@pramaan/domain/phone'
import { useLabels } from '@pramaan/ui/labels'
import { useSearchParams } from 'react-router'
import { CourseApplicationsTable } from '../features/course-applications/course-applications-table.tsx'
import { CourseFilter } from '../features/course-applications/course-filter.tsx'
import {
  type CourseApplicant,
  useCourseApplications,
  useReadApplicants,
} from '../features/course-applications/use-course-applications.ts'
import { ExportButton } from '../frame/export-button.tsx'
import { ListFrame } from '../frame/list-frame.tsx'
import { useListPage } from '../frame/use-list-page.ts'
import { useTexts } from '../texts/use-texts.ts'

const rowsAPage = 200

/** Who applied to courses, all or one, with their CSV: an Admin's (documents 001 §6, §7 and 002 §2.8). */
export function CourseApplicationsScreen() {
  const t = useTexts()
  const { number } = useLabels()
  const { page, change } = useListPage()
  const [address, setAddress] = useSearchParams()
  const courseId = Number(address.get('course')) || undefined
  const { data, error, refetch } = useCourseApplications(courseId, page)
  const read = useReadApplicants(courseId)
  const count = data?.totalCount
  return (
    <ListFrame
      title={t('titles.courseApplications')}
      count={count !== undefined && t('courseApplications.count', { count, shown: number(count) })}
      actions={
        <div className="flex flex-wrap items-end gap-2 max-sm:w-full">
          <CourseFilter courseId={courseId} onCourse={(id) => setAddress(id ? { course: id } : {})} />
          <ExportButton<CourseApplicant>
            fileName="CourseApplications.csv"
            headings={['ID', 'Name', 'Phone', 'CourseID', 'CourseTitle']}
            page={async (pageIndex) => {
              const { data: rows, pageCount } = await read({ pageSize: rowsAPage, pageIndex })
              return { rows, pageCount }
            }}
            cells={({ CandidateID, CandidateName, CandidatePhone, CourseID, CourseTitle }) => [
              ...[CandidateID, CandidateName, CandidatePhone && plainPhone(CandidatePhone), CourseID, CourseTitle],
            ]}
          />
        </div>
      }
      error={error}
      onRetry={refetch}
    >
      <CourseApplicationsTable rows={data?.data} total={count} page={page} change={change} />
    </ListFrame>
  )
}
