import type { Course } from '@pramaan/app-kit/course/course-shapes.ts'
import { useApi, useAuth } from '@pramaan/app-kit/platform/platform.tsx'
import { Failure } from '@pramaan/app-kit/router/error-page.tsx'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { OpenFrame } from './open-frame.tsx'

/** A page of the course that the address names by `id`, open to visitors: the way back, and what `children` show of it. */
export function CoursePage({ children }: { children: (course: Course) => ReactNode }) {
  const t = useTexts()
  const api = useApi()
  const { person } = useAuth()
  const [address] = useSearchParams()
  const course = useQuery(api.courses.get.query({ params: { id: address.get('id') ?? '0' } }))
  return (
    <OpenFrame>
      <div className="flex flex-col gap-4 lg:gap-6">
        {person && (
          <div className="-my-2 lg:-my-3">
            <BackLink href="/certification-and-trainings">{t('courses.back')}</BackLink>
          </div>
        )}
        {course.isPending && <CourseSkeleton />}
        {course.isError && <Failure error={course.error} onRetry={() => void course.refetch()} />}
        {course.data && children(course.data.data)}
      </div>
    </OpenFrame>
  )
}

function CourseSkeleton() {
  return (
    <Loading className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6">
      <Skeleton className="h-120 w-full rounded-card" />
      <Skeleton className="h-40 w-full rounded-card" />
    </Loading>
  )
}
