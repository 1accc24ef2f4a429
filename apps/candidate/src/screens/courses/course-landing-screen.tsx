import { CourseLanding } from '@pramaan/features/courses/course-landing.tsx'
import { EnrollBar } from '../../features/courses/apply-as-visitor.tsx'
import { CoursePage } from '../../features/courses/course-page.tsx'

/** Where choosing a course leads: its own page in a frame where that allows it, else its details, and Enroll Now (D25). */
export function CourseLandingScreen() {
  return (
    <CoursePage>
      {(course) => (
        <>
          <CourseLanding course={course} />
          <EnrollBar course={course} />
        </>
      )}
    </CoursePage>
  )
}
