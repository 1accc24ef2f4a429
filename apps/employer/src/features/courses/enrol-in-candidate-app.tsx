import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { addressOn } from '@pramaan/auth/guard'
import type { Course } from '@pramaan/features/courses/course-shapes.ts'
import { Card } from '@pramaan/ui/card'
import { LinkButton } from '@pramaan/ui/link-button'
import { useTexts } from '../../texts/use-texts.ts'

/** Candidates enrol in their own app, so this button opens the course there. */
export function EnrolInCandidateApp({ course }: { course: Course }) {
  const t = useTexts()
  const { app } = usePlatform()
  const { protocol, host } = window.location
  const page = { protocol, host, pathname: '/certification-iframe', search: `?id=${course.ID}` }
  return (
    <Card>
      <h2 className="text-lg">{t('courses.enrolInCandidateApp')}</h2>
      <p className="mb-4 text-sm text-ink-muted">{t('courses.enrolInCandidateApp.text')}</p>
      <LinkButton href={addressOn('candidate', app, page)} block>
        {t('course.enroll')}
      </LinkButton>
    </Card>
  )
}
