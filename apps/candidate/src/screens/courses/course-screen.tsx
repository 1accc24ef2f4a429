import { useAuth } from '@pramaan/app-shell/platform/platform.tsx'
import { CourseDetails } from '@pramaan/features/courses/course-details.tsx'
import { ApplyAsVisitor } from '../../features/courses/apply-as-visitor.tsx'
import { CoursePage } from '../../features/courses/course-page.tsx'
import { EnrolCard } from '../../features/courses/enrol-card.tsx'

/** A course's details, and Apply Now: sign-in for a visitor, enrolment for a candidate (document 001 §2, D45). */
export function CourseScreen() {
  const { person } = useAuth()
  return (
    <CoursePage>
      {(course) => (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6">
          <CourseDetails course={course} />
          {person ? <EnrolCard course={course} /> : <ApplyAsVisitor course={course} />}
        </div>
      )}
    </CoursePage>
  )
}
