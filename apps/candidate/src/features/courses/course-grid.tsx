import type { Course } from '@pramaan/features/courses/course-shapes.ts'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import type { ReactNode } from 'react'
import { CourseCard } from '../../openings/course-card.tsx'

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6'
const skeletons = Array.from({ length: 6 }, (_, index) => `course ${index + 1}`)

/** Props of `CourseGrid`: the link of each card, and the candidate's status in each course. */
export type CourseGridProps = {
  courses: readonly Course[]
  hrefOf: (course: Course) => string
  markOf?: (course: Course) => ReactNode
}

/** The courses as cards. */
export function CourseGrid({ courses, hrefOf, markOf }: CourseGridProps) {
  return (
    <ul className={grid}>
      {courses.map((course) => (
        <li key={course.ID}>
          <CourseCard course={course} href={hrefOf(course)} mark={markOf?.(course)} />
        </li>
      ))}
    </ul>
  )
}

/** Skeleton of the course cards. */
export function CourseGridSkeleton() {
  return (
    <Loading className={grid}>
      {skeletons.map((key) => (
        <div key={key} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="h-28 w-full rounded-none" />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-11 w-full" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
