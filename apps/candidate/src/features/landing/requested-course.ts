import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { courseState, isToPay } from '@pramaan/domain/course'
import type { LandingApplication } from '@pramaan/domain/landing'
import type { Course } from '@pramaan/features/courses/course-shapes.ts'
import { useQuery } from '@tanstack/react-query'

/** The course that a landing link asks for, as it is after the application; none for other kinds, or if it can't be read. */
export function useRequestedCourse(requested: LandingApplication) {
  const api = useApi()
  const courseId = requested.kind === 'course' ? requested.courseId : undefined
  const query = api.courses.get.query({ params: { id: courseId ?? 0 } })
  const { data, isLoading } = useQuery({ ...query, enabled: courseId !== undefined })
  return { course: data?.data, isPending: isLoading }
}

/** Whether a course was applied to and its fee is still to be paid. */
export function isFeeOwed({ Price, Applied, Enrolled }: Course): boolean {
  return isToPay(courseState({ price: Price, applied: Applied, enrolled: Enrolled }))
}
