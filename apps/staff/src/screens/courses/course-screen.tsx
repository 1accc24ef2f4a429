import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { CourseDetails } from '@pramaan/features/courses/course-details.tsx'
import { CoursePage } from '@pramaan/features/courses/course-page.tsx'
import { SuggestCourseButton } from '../../features/guidance/suggest-course-button.tsx'
import { PeopleForCourse } from '../../fitting/people-for-course.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A course's details as candidates and employers see them, and who fits it, for staff (document 002 §2.1). */
export function CourseScreen() {
  const t = useTexts()
  const { role } = usePerson()
  const suggests = may(role, 'suggestCourses')
  const back = suggests
    ? { href: paths.list, text: t('staffProfile.back') }
    : { href: paths.certifications, text: t('titles.certifications') }
  return (
    <CoursePage back={back}>
      {(course) => (
        <>
          <CourseDetails course={course} />
          <PeopleForCourse
            courseId={course.ID}
            action={suggests ? (person) => <SuggestCourseButton courseId={course.ID} person={person} /> : undefined}
          />
        </>
      )}
    </CoursePage>
  )
}
