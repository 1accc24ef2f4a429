import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** A person who applied to a course. */
export type CourseApplicant = Awaited<ReturnType<Client['applications']['courseApplicants']>>['data'][number]

type Page = { pageSize: number; pageIndex: number }

/** A page of applicants, to one course or all; the previous rows stay until the next ones have loaded. */
export function useCourseApplications(courseId: number | undefined, { pageSize, pageIndex }: Page) {
  const { applications } = useApi()
  const query = { pageSize, pageIndex }
  return useQuery({
    queryKey: [...applications.courseApplicants.key, courseId, query],
    queryFn: () =>
      courseId === undefined
        ? applications.courseApplicants({ query })
        : applications.applicantsOfCourse({ params: { courseId }, query }),
    placeholderData: keepPreviousData,
  })
}
