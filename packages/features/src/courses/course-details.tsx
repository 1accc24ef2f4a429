import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { useDurationText } from '@pramaan/app-shell/time/use-duration-text.ts'
import { courseLength } from '@pramaan/domain/course'
import { Card, CardSection } from '@pramaan/ui/card'
import { ChipList } from '@pramaan/ui/chip-list'
import { Cover } from '@pramaan/ui/cover'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { SectionHeader } from '@pramaan/ui/section-header'
import { courseDrawing } from '../fields/field-drawing.ts'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import { courseStats, useCoursePrice } from './course-price.tsx'
import type { Course } from './course-shapes.ts'

/**
 * A course's details: picture, name, overview, price, duration and four skill tags; N/A where something is missing
 * (document 001 §2).
 */
export function CourseDetails({ course }: { course: Course }) {
  const t = useFeatureTexts()
  const option = useOptionText()
  const duration = useDurationText()
  const price = useCoursePrice(course)
  const stats = courseStats(course)
  return (
    <Card flush as="article">
      <div className="h-44 sm:h-56">
        <Cover drawing={courseDrawing(course.CategoryID)} image={course.Image} />
      </div>
      <CardSection>
        <p className="text-sm text-ink-muted">{option(course.Category)}</p>
        <h1 className="text-2xl wrap-anywhere">{course.Name}</h1>
      </CardSection>
      <CardSection>
        <LabelValueList
          strong
          items={[
            { label: t('course.price'), value: price },
            { label: t('course.duration'), value: duration(courseLength, 'long') },
          ]}
        />
      </CardSection>
      <CardSection>
        <SectionHeader title={t('course.overview')} className="mb-2" />
        <p className={course.Description ? 'max-w-prose whitespace-pre-line' : 'text-ink-muted'}>
          {course.Description || t('course.none')}
        </p>
      </CardSection>
      <CardSection>
        <SectionHeader title={t('course.skills')} className="mb-3" />
        {stats.length === 0 ? (
          <p className="text-ink-muted">{t('course.none')}</p>
        ) : (
          <ChipList items={stats} label={t('course.skills')} />
        )}
      </CardSection>
    </Card>
  )
}
