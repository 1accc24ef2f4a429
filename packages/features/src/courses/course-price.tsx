import { paiseOfRupees, rupeesText } from '@pramaan/domain/money'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import type { Course } from './course-shapes.ts'

/** A course's price in Indian format, or that it is free. */
export function useCoursePrice({ Price }: Pick<Course, 'Price'>): string {
  const t = useFeatureTexts()
  return Price === null ? t('course.free') : rupeesText(paiseOfRupees(Price))
}

/** The course's lines of facts, up to four. */
export function courseStats({ Stat1, Stat2, Stat3, Stat4 }: Course): string[] {
  return [Stat1, Stat2, Stat3, Stat4].filter((stat) => stat !== '')
}
