import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { useCoursePrice } from '@pramaan/features/courses/course-price.tsx'
import type { Course } from '@pramaan/features/courses/course-shapes.ts'
import { courseDrawing } from '@pramaan/features/fields/field-drawing.ts'
import { useFeatureTexts } from '@pramaan/features/texts/use-feature-texts.ts'
import { CoverTile } from '@pramaan/ui/cover'
import { LinkButton } from '@pramaan/ui/link-button'
import { CourseFit } from '../../openings/course-card.tsx'

/** A training on the dashboard: shorter than its card in the list, so that a phone also shows the next section. */
export function TrainingCard({ course }: { course: Course }) {
  const t = useFeatureTexts()
  const option = useOptionText()
  const price = useCoursePrice(course)
  return (
    <article className="flex h-full gap-3 rounded-card border border-line bg-surface p-4 sm:flex-col">
      <div className="flex min-w-0 flex-1 gap-3.5">
        <CoverTile drawing={courseDrawing(course.CategoryID)} image={course.Image} />
        <div className="min-w-0 flex-1">
          <p className="text-sm text-ink-muted">{option(course.Category)}</p>
          <h3 className="text-base leading-snug">{course.Name}</h3>
          <p className="font-semibold text-sm tabular-nums">{price}</p>
          <CourseFit fit={course.Fit} />
        </div>
      </div>
      <LinkButton
        href={`/certification-iframe?id=${course.ID}`}
        tone="soft"
        size="sm"
        aria-label={t('course.view.of', { name: course.Name })}
        className="self-center sm:mt-auto sm:self-end"
      >
        {t('course.view')}
      </LinkButton>
    </article>
  )
}
