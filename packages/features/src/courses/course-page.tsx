import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { isMissing } from '@pramaan/app-shell/router/failures/is-missing.ts'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { EmptyState } from '@pramaan/ui/empty-state'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { useQuery } from '@tanstack/react-query'

import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { idIn } from '../paths/drive-paths.ts'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import type { Course } from './course-shapes.ts'

/** Props of `CoursePage`: the back link, if any, and the content. */
export type CoursePageProps = {
  back?: { href: string; text: string } | undefined
  children: (course: Course) => ReactNode
}

/** The page of the course with the `id` in the address: the back link, and the content from `children`. */
export function CoursePage({ back, children }: CoursePageProps) {
  const api = useApi()
  const [address] = useSearchParams()
  const id = idIn(address, 'id')
  const course = useQuery({ ...api.courses.get.query({ params: { id: id ?? 0 } }), enabled: id !== undefined })
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      {back && (
        <div className="-my-2 lg:-my-3">
          <BackLink href={back.href}>{back.text}</BackLink>
        </div>
      )}
      {id === undefined || isMissing(course.error) ? (
        <NoCourse />
      ) : course.isError ? (
        <Failure error={course.error} onRetry={() => void course.refetch()} />
      ) : course.data ? (
        children(course.data.data)
      ) : (
        <CourseSkeleton />
      )}
    </div>
  )
}

/** Shown for a link to a course that does not exist (any more). */
function NoCourse() {
  const t = useFeatureTexts()
  return <EmptyState level={1} drawing="learn" title={t('course.missing')} text={t('course.missing.text')} />
}

function CourseSkeleton() {
  return (
    <Loading className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6">
      <Skeleton className="h-120 w-full rounded-card" />
      <Skeleton className="h-40 w-full rounded-card" />
    </Loading>
  )
}
