import { CoursePage as Page } from '@pramaan/app-kit/course/course-page.tsx'
import type { Course } from '@pramaan/app-kit/course/course-shapes.ts'
import { useAuth } from '@pramaan/app-kit/platform/platform.tsx'
import type { ReactNode } from 'react'
import { PublicLayout } from '../../public-layout.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** A page of a course, open to visitors; who is signed in has the way back to all courses. */
export function CoursePage({ children }: { children: (course: Course) => ReactNode }) {
  const t = useTexts()
  const { person } = useAuth()
  const back = person ? { href: '/certification-and-trainings', text: t('courses.back') } : undefined
  return (
    <PublicLayout>
      <Page back={back}>{children}</Page>
    </PublicLayout>
  )
}
