import { usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { Failure } from '@pramaan/app-kit/router/error-page.tsx'
import { plainPhone } from '@pramaan/domain/phone'
import { useLabels } from '@pramaan/ui/labels'
import { PageHeader } from '@pramaan/ui/page-header'
import { useSearchParams } from 'react-router'
import { CourseApplicationsTable } from '../features/course-applications/course-applications-table.tsx'
import { CourseFilter } from '../features/course-applications/course-filter.tsx'
import {
  type CourseApplicant,
  useCourseApplications,
  useReadApplicants,
} from '../features/course-applications/use-course-applications.ts'
import { ExportButton } from '../frame/export-button.tsx'
import { ScreenCrumbs } from '../frame/screen-crumbs.tsx'
import { useListPage } from '../frame/use-list-page.ts'
import { useTexts } from '../texts/use-texts.ts'

const rowsAPage = 200

/** Who applied to courses, all or one, with their CSV: an Admin's (documents 001 §6, §7 and 002 §2.8). */
export function CourseApplicationsScreen() {
  const t = useTexts()
  const { role } = usePerson()
  const { number } = useLabels()
  const { page, change } = useListPage()
  const [address, setAddress] = useSearchParams()
  const courseId = Number(address.get('course')) || undefined
  const { data, error, refetch } = useCourseApplications(courseId, page)
  const read = useReadApplicants(courseId)
  const count = data?.totalCount
  return (
    <div className="flex flex-col gap-3">
      <PageHeader
        dense
        above={<ScreenCrumbs role={role} crumbs={[{ label: t('titles.courseApplications') }]} />}
        title={t('titles.courseApplications')}
        beside={count !== undefined && t('courseApplications.count', { count, shown: number(count) })}
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
      />
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <CourseApplicationsTable rows={data?.data} total={count} page={page} change={change} />
      )}
    </div>
  )
}
