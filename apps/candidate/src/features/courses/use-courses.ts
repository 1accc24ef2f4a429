import { usePayment } from '@pramaan/app-kit/payment/use-payment.ts'
import { useApi, usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-kit/router/error-page.tsx'
import { courseToastMilliseconds } from '@pramaan/domain/course'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'

/** Reads everything anew that an application to a course or its payment changes. */
function useCourseChanged() {
  const api = useApi()
  const queries = useQueryClient()
  return () => {
    for (const queryKey of [api.courses.get.key, api.courses.list.key, api.applications.mine.key, api.payments.own.key])
      void queries.invalidateQueries({ queryKey })
  }
}

/** Applies to a course; one without a price is enrolled in at once (D26). A new application is told by the spec's toast. */
export function useEnrol(courseId: number, onMade: () => void) {
  const t = useTexts()
  const api = useApi()
  const { ID } = usePerson()
  const failureText = useFailureText()
  const changed = useCourseChanged()
  return useMutation({
    mutationFn: () => api.applications.applyToCourse({ body: { CourseID: courseId, tokenUserID: ID } }),
    onSuccess({ outcome }) {
      onMade()
      if (outcome !== 'enrolled') return
      showToast({
        text: t('courses.received'),
        tone: 'success',
        leastMilliseconds: courseToastMilliseconds,
        position: 'top-right',
      })
    },
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
    onSettled: changed,
  })
}

/** The payment of a course (cohort payment, D26). */
export function useCoursePayment(courseId: number) {
  const api = useApi()
  const { ID } = usePerson()
  const changed = useCourseChanged()
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
