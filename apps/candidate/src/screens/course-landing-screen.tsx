import { CourseDetails } from '@pramaan/app-kit/course/course-details.tsx'
import type { Course } from '@pramaan/app-kit/course/course-shapes.ts'
import { TextLink } from '@pramaan/ui/text-link'
import { EnrollBar } from '../features/courses/apply-as-visitor.tsx'
import { CoursePage } from '../features/courses/course-page.tsx'
import { useTexts } from '../texts/use-texts.ts'

/** Where choosing a course leads: its own page in a frame where that allows it, else its details, and Enroll Now (D25). */
export function CourseLandingScreen() {
  return (
    <CoursePage>
      {(course) => (
        <>
          {course.Framed && course.Url ? (
            <OwnPage course={course} url={course.Url} />
          ) : (
            <CourseDetails course={course} />
          )}
          <DetailsLink course={course} />
          <EnrollBar course={course} />
        </>
      )}
    </CoursePage>
  )
}

function OwnPage({ course, url }: { course: Course; url: string }) {
  return (
    <>
      <h1 className="text-xl wrap-anywhere sm:text-2xl">{course.Name}</h1>
      <iframe
        src={url}
        title={course.Name}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        className="h-[70dvh] w-full rounded-card border border-line bg-surface"
      />
    </>
  )
}

function DetailsLink({ course: { ID } }: { course: Course }) {
  const t = useTexts()
  return (
    <p className="max-lg:pb-4 lg:pb-16">
      <TextLink href={`/certification-details?id=${ID}`}>{t('courses.details')}</TextLink>
    </p>
  )
}
