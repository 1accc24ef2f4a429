import type { Course } from '@pramaan/features/courses/course-shapes.ts'
import { PaymentDialog } from '../../payment-dialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useCoursePayment } from './use-courses.ts'

/** Buys a course: shows the fee with tax, a coupon field and the result of the payment. `price` is in rupees. */
export function PayCourseDialog({ course, price, onClose }: { course: Course; price: number; onClose: () => void }) {
  const t = useTexts()
  const payment = useCoursePayment(course.ID)
  return (
    <PaymentDialog
      title={t('courses.pay.title', { name: course.Name })}
      purpose="Course"
      courseId={course.ID}
      price={price}
      payment={payment}
      label={(amount) => t('courses.pay', { price: amount })}
      refundText={t('courses.refund')}
      onClose={onClose}
    >
      <p>{t('courses.pay.why')}</p>
    </PaymentDialog>
  )
}
