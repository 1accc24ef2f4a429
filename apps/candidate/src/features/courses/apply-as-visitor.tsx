import { useApplyByLanding } from '@pramaan/app-shell/landing/use-landing.ts'
import { canEnrol, courseState, isToPay } from '@pramaan/domain/course'
import { useCoursePrice } from '@pramaan/features/courses/course-price.tsx'
import type { Course } from '@pramaan/features/courses/course-shapes.ts'
import { ActionBar, DockedAction } from '@pramaan/ui/action-bar'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { PayCourseDialog } from './pay-course-dialog.tsx'

/** Applies after sign-in, which a visitor sees first, and then shows the result screen (D45). */
function useApplyToCourse({ ID }: Course) {
  const apply = useApplyByLanding()
  return () => apply({ type: 'course', id: String(ID) })
}

/** The visitor's button on a course: sign in to apply. */
export function ApplyAsVisitor({ course }: { course: Course }) {
  const t = useTexts()
  const apply = useApplyToCourse(course)
  return (
    <Card>
      <h2 className="text-lg">{t('courses.box.open')}</h2>
      <p className="mb-4 text-sm text-ink-muted">
        {t(course.Price === null ? 'courses.box.open.text' : 'courses.box.open.paid')}
      </p>
      <DockedAction text={<PriceText course={course} />}>
        <Button block onClick={apply}>
          {t('courses.apply')}
        </Button>
      </DockedAction>
    </Card>
  )
}

/**
 * The fixed button on a course's landing page, by the candidate's status in it; the result of an application has its own
 * screen (document 001 §2).
 */
export function EnrollBar({ course }: { course: Course }) {
  return (
    <ActionBar text={<PriceText course={course} />}>
      <EnrollButton course={course} />
    </ActionBar>
  )
}

function EnrollButton({ course }: { course: Course }) {
  const t = useTexts()
  const apply = useApplyToCourse(course)
  const state = courseState({ price: course.Price, applied: course.Applied, enrolled: course.Enrolled })
  if (canEnrol(state)) return <Button onClick={apply}>{t('course.enroll')}</Button>
  return isToPay(state) ? <PayForCourse course={course} /> : <Button disabled>{t('courses.enrolled')}</Button>
}

function PayForCourse({ course }: { course: Course }) {
  const t = useTexts()
  const price = useCoursePrice(course)
  const [paying, setPaying] = useState(false)
  return (
    <>
      <Button onClick={() => setPaying(true)}>{t('courses.pay', { price })}</Button>
      {paying && <PayCourseDialog course={course} price={course.Price ?? 0} onClose={() => setPaying(false)} />}
    </>
  )
}

/** The course's name and price, next to the button in the bar. */
export function PriceText({ course }: { course: Course }) {
  const price = useCoursePrice(course)
  return (
    <>
      <span className="block max-sm:wrap-anywhere sm:cut font-semibold text-ink">{course.Name}</span>
      <span className="tabular-nums">{price}</span>
    </>
  )
}
