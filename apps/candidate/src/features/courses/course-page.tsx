import { useAuth } from '@pramaan/app-shell/platform/platform.tsx'
import { CoursePage as Page } from '@pramaan/features/courses/course-page.tsx'
import type { Course } from '@pramaan/features/courses/course-shapes.ts'
import type { ReactNode } from 'react'
import { PublicLayout } from '../../public-layout.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** The page of a course, open to visitors; signed-in candidates also get a link back to all courses. */
export function CoursePage({ children }: { children: (course: Course) => ReactNode }) {
  const t = useTexts()
  const { person } = useAuth()
  const back = { href: '/certification-and-trainings', text: t('courses.back') }
  return (
    <PublicLayout>
      <Page back={back} visited={!person}>
        {children}
      </Page>
    </PublicLayout>
  )
}
