import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { useDurationText } from '@pramaan/app-shell/time/use-duration-text.ts'
import { courseLength } from '@pramaan/domain/course'
import { courseStats, useCoursePrice } from '@pramaan/features/courses/course-price.tsx'
import type { Course } from '@pramaan/features/courses/course-shapes.ts'
import { courseDrawing } from '@pramaan/features/fields/field-drawing.ts'
import { useFeatureTexts } from '@pramaan/features/texts/use-feature-texts.ts'
import { Badge } from '@pramaan/ui/badge'
import { Cover } from '@pramaan/ui/cover'
import { LinkButton } from '@pramaan/ui/link-button'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'

/**
 * A course in a list: picture, name, four lines of facts, price and length; `href` is its link, `mark` the candidate's status.
 */
export function CourseCard({ course, href, mark }: { course: Course; href: string; mark?: ReactNode }) {
  const t = useFeatureTexts()
  const option = useOptionText()
  const duration = useDurationText()
  const price = useCoursePrice(course)
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div className="h-18 shrink-0 sm:h-28">
        <Cover drawing={courseDrawing(course.CategoryID)} image={course.Image} />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-sm text-ink-muted">{option(course.Category)}</span>
          {mark && <Badge tone="brand">{mark}</Badge>}
        </div>
        <h3 className="text-base leading-snug">{course.Name}</h3>
        <Stats stats={courseStats(course)} />
        <CourseFit fit={course.Fit} />
        <div className="flex items-center justify-between gap-3">
          <p>
            <span className="block font-bold text-lg tabular-nums">{price}</span>
            <span className="text-sm text-ink-muted">{duration(courseLength, 'long')}</span>
          </p>
          <LinkButton href={href} tone="soft" aria-label={t('course.view.of', { name: course.Name })}>
            {t('course.view')}
          </LinkButton>
        </div>
      </div>
    </article>
  )
}

/** Why a course comes first: the skill that it builds on, else that it belongs to the reader's field. */
export function CourseFit({ fit }: { fit: Course['Fit'] }) {
  const t = useTexts()
  const option = useOptionText()
  if (!fit?.fits) return null
  const matchedSkills = fit.reasons
    .filter(({ part, grade }) => part === 'roleSkill' && grade === 'skill')
    .map(({ asked }) => asked)
  const field = fit.reasons.find(({ part, grade }) => part === 'domain' && grade !== null)?.asked
  if (matchedSkills.length === 0 && !field) return null
  return (
    <p className="text-sm text-ink-muted">
      {matchedSkills.length > 0
        ? t('courses.why.skills', { skills: matchedSkills.slice(0, 2).join(', ') })
        : t('courses.why.field', { field: option(field ?? '') })}
    </p>
  )
}

function Stats({ stats }: { stats: readonly string[] }) {
  const t = useFeatureTexts()
  if (stats.length === 0) return <p className="flex-1 text-sm text-ink-muted">{t('course.none')}</p>
  return (
    <ul aria-label={t('course.skills')} className="grid flex-1 grid-cols-2 content-start gap-x-3 gap-y-1 text-sm">
      {stats.map((stat) => (
        <li key={stat} className="flex min-w-0 items-start gap-1.5">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />
          <span className="min-w-0 wrap-anywhere">{stat}</span>
        </li>
      ))}
    </ul>
  )
}
