import { TextLink } from '@pramaan/ui/text-link'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import { CourseDetails } from './course-details.tsx'
import type { Course } from './course-shapes.ts'

/** A course's own site in an iframe if it allows that, else its details; with a link to the details (D25). */
export function CourseLanding({ course }: { course: Course }) {
  const t = useFeatureTexts()
  return (
    <>
      {course.Framed && course.Url ? (
        <LandingPage course={course} url={course.Url} />
      ) : (
        <CourseDetails course={course} />
      )}
      <p className="max-lg:pb-4 lg:pb-16">
        <TextLink href={`/certification-details?id=${course.ID}`}>{t('course.details')}</TextLink>
      </p>
    </>
  )
}

function LandingPage({ course, url }: { course: Course; url: string }) {
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
