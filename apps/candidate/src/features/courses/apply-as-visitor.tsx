import { useApplyByLanding } from '@pramaan/app-shell/landing/use-landing.ts'
import { useCoursePrice } from '@pramaan/features/courses/course-price.tsx'
import type { Course } from '@pramaan/features/courses/course-shapes.ts'
import { ActionBar, DockedAction } from '@pramaan/ui/action-bar'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { useTexts } from '../../texts/use-texts.ts'

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

/** The fixed button on a course's landing page; the result has its own screen (document 001 §2). */
export function EnrollBar({ course }: { course: Course }) {
  const t = useTexts()
  const apply = useApplyToCourse(course)
  return (
    <ActionBar text={<PriceText course={course} />}>
      <Button onClick={apply}>{t('course.enroll')}</Button>
    </ActionBar>
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
