import type { LandingApplication } from '@pramaan/domain/landing'
import { paiseOfRupees, rupeesText } from '@pramaan/domain/money'
import type { Course } from '@pramaan/features/courses/course-shapes.ts'
import { TextLink } from '@pramaan/ui/text-link'
import { useTexts } from '../../texts/use-texts.ts'
import { isFeeOwed } from './requested-course.ts'

type NextStepProps = { requested: LandingApplication; course: Course | undefined; isNew: boolean }

/** The next step after an application, by kind; a paid course shows its fee. */
export function NextStep({ requested, course, isNew }: NextStepProps) {
  const t = useTexts()
  if (requested.kind === 'course') return course ? <NextOfCourse course={course} isNew={isNew} /> : null
  if (!isNew) return null
  return <p className="text-ink-muted">{t(requested.kind === 'drive' ? 'landing.drive.text' : 'landing.job.text')}</p>
}

function NextOfCourse({ course, isNew }: { course: Course; isNew: boolean }) {
  const t = useTexts()
  const { ID, Name, Price } = course
  const toPay = isFeeOwed(course)
  return (
    <>
      <p className="font-semibold">{Name}</p>
      {toPay && (
        <>
          <p className="text-ink-muted">{t('landing.course.paid', { price: rupeesText(paiseOfRupees(Price ?? 0)) })}</p>
          <TextLink href={`/certification-details?id=${ID}`}>{t('landing.course.pay')}</TextLink>
        </>
      )}
      {!toPay && isNew && <p className="text-ink-muted">{t('landing.course.text')}</p>}
    </>
  )
}
