import { type CourseState, canEnrol, courseState, isToPay } from '@pramaan/domain/course'
import { ApplicationNote } from '@pramaan/features/applications/sending/application-note.tsx'
import { useCoursePrice } from '@pramaan/features/courses/course-price.tsx'
import type { Course } from '@pramaan/features/courses/course-shapes.ts'
import { DockedAction } from '@pramaan/ui/action-bar'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { useState } from 'react'
import { ApplicationButton } from '../../openings/application-button.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { PriceText } from './apply-as-visitor.tsx'
import { PayCourseDialog } from './pay-course-dialog.tsx'
import { useEnrol } from './use-courses.ts'

/** The candidate's status in a course and the next action: apply, pay, or nothing (D26, D45). */
export function EnrolCard({ course }: { course: Course }) {
  const t = useTexts()
  const price = useCoursePrice(course)
  const [paying, setPaying] = useState(false)
  const priced = course.Price !== null
  const [justNow, setJustNow] = useState(false)
  const enrol = useEnrol(course, () => {
    setJustNow(true)
    setPaying(priced)
  })
  const state = courseState({ price: course.Price, applied: course.Applied, enrolled: course.Enrolled })
  return (
    <Card>
      <State state={state} justNow={justNow && course.Enrolled} priced={priced} />
      {course.Enrolled ? (
        <Button block disabled>
          {t('courses.enrolled')}
        </Button>
      ) : (
        <>
          <div className="mb-3 empty:hidden">{canEnrol(state) && <ApplicationNote applying={enrol} />}</div>
          <DockedAction text={<PriceText course={course} />}>
            {isToPay(state) ? (
              <Button block onClick={() => setPaying(true)}>
                {t('courses.pay', { price })}
              </Button>
            ) : (
              <ApplicationButton applying={enrol}>{t('courses.apply')}</ApplicationButton>
            )}
          </DockedAction>
        </>
      )}
      {paying && course.Price !== null && (
        <PayCourseDialog course={course} price={course.Price} onClose={() => setPaying(false)} />
      )}
    </Card>
  )
}

function State({ state, justNow, priced }: { state: CourseState; justNow: boolean; priced: boolean }) {
  const t = useTexts()
  return (
    <div aria-live="polite" className="mb-4">
      <h2 className="text-lg">{t(justNow ? 'courses.box.enrolled.now' : `courses.box.${state}`)}</h2>
      <p className="text-sm text-ink-muted">
        {t(canEnrol(state) && priced ? 'courses.box.open.paid' : `courses.box.${state}.text`)}
      </p>
    </div>
  )
}
