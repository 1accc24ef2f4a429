import { CourseDetails } from '@pramaan/features/courses/course-details.tsx'
import { CoursePage } from '@pramaan/features/courses/course-page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A course's details as candidates and employers see them, for Admins (document 002 §2.1). */
export function CourseScreen() {
  const t = useTexts()
  return (
    <CoursePage back={{ href: paths.certifications, text: t('titles.certifications') }}>
      {(course) => <CourseDetails course={course} />}
    </CoursePage>
  )
}
