import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { type Applying, useApplication } from '@pramaan/features/applications/sending/use-application.ts'
import type { Course } from '@pramaan/features/courses/course-shapes.ts'
import { usePayment } from '@pramaan/features/payments/use-payment.ts'
import { showToast } from '@pramaan/ui/toaster'
import { useOpeningPaid } from '../../openings/use-opening-paid.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useUndoEnrolment } from './use-undo-enrolment.ts'

/** The shortest time that the toast of a course application stays, in milliseconds (001, section 9). */
const courseToastMilliseconds = 6000

/**
 * Applies to a course; a free one enrols at once (D26), which the toast can undo. A new application shows the spec's
 * toast. Without a network the application is saved and sent later.
 */
export function useEnrol(course: Pick<Course, 'ID' | 'Title' | 'Price'>, onMade: () => void): Applying {
  const t = useTexts()
  const onAction = useUndoEnrolment(course.ID)
  return useApplication({ kind: 'course', id: course.ID, title: course.Title, url: null }, () => {
    onMade()
    showToast({
      text: t('courses.received'),
      tone: 'success',
      leastMilliseconds: courseToastMilliseconds,
      position: 'top-right',
      about: `course ${course.ID}`,
      ...(course.Price === null && { action: { label: t('save.undo'), onAction } }),
    })
  })
}

/** Pays for a course (cohort payment, D26). */
export function useCoursePayment(courseId: number) {
  const api = useApi()
  const { ID } = usePerson()
  const changed = useOpeningPaid('courses')
  return usePayment(
    {
      start: (CouponCode) =>
        api.payments.createCourseOrder({
          body: { userId: ID, CourseID: courseId, ...(CouponCode && { CouponCode }) },
        }),
      verify: (ids) => api.payments.verifyCourse({ body: { ...ids, CourseID: courseId } }),
    },
    changed,
  )
}
