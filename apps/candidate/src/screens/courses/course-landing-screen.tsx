import { CourseLanding } from '@pramaan/features/courses/course-landing.tsx'
import { EnrollBar } from '../../features/courses/apply-as-visitor.tsx'
import { CoursePage } from '../../features/courses/course-page.tsx'

/**
 * The page that a course card opens: the course's own site in an iframe if it allows that, else its details, and Enroll
 * Now (D25).
 */
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
