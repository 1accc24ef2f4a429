import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import type { LandingApplication } from '@pramaan/domain/landing'
import { paiseOfRupees, rupeesText } from '@pramaan/domain/money'
import { TextLink } from '@pramaan/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'

/** The next step after an application, by kind; a paid course shows its fee. */
export function NextStep({ requested, isNew }: { requested: LandingApplication; isNew: boolean }) {
  const t = useTexts()
  if (requested.kind === 'course') return <NextOfCourse courseId={requested.courseId} isNew={isNew} />
  if (!isNew) return null
  return <p className="text-ink-muted">{t(requested.kind === 'drive' ? 'landing.drive.text' : 'landing.job.text')}</p>
}

function NextOfCourse({ courseId, isNew }: { courseId: number; isNew: boolean }) {
  const t = useTexts()
  const api = useApi()
  const course = useQuery(api.courses.get.query({ params: { id: courseId } })).data?.data
  if (!course) return null
  const toPay = course.Price !== null && !course.Enrolled
  return (
    <>
      <p className="font-semibold">{course.Name}</p>
      {toPay && course.Price !== null && (
        <>
          <p className="text-ink-muted">
            {t('landing.course.paid', { price: rupeesText(paiseOfRupees(course.Price)) })}
          </p>
          <TextLink href={`/certification-details?id=${courseId}`}>{t('landing.course.pay')}</TextLink>
        </>
      )}
      {!toPay && isNew && <p className="text-ink-muted">{t('landing.course.text')}</p>}
    </>
  )
}
