import { CourseDetails } from '@pramaan/features/courses/course-details.tsx'
import { CourseLanding } from '@pramaan/features/courses/course-landing.tsx'
import { CoursePage } from '@pramaan/features/courses/course-page.tsx'
import { EnrolInCandidateApp } from '../../features/courses/enrol-in-candidate-app.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

function useBack() {
  const t = useTexts()
  return { href: paths.dashboard, text: t('menu.dashboard') }
}

/** A course's details, for an employer who assesses a candidate's certificate (document 002 §2.1). */
export function CourseScreen() {
  return (
    <CoursePage back={useBack()}>
      {(course) => (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6">
          <CourseDetails course={course} />
          <EnrolInCandidateApp course={course} />
        </div>
      )}
    </CoursePage>
  )
}

/** The course's own site in an iframe if it allows that, else its details, and Enroll Now (D25). */
export function CourseLandingScreen() {
  return (
    <CoursePage back={useBack()}>
      {(course) => (
        <>
          <CourseLanding course={course} />
          <EnrolInCandidateApp course={course} />
        </>
      )}
    </CoursePage>
  )
}
