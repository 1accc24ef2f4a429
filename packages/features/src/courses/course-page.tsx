import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { isMissing } from '@pramaan/app-shell/router/failures/is-missing.ts'
import { NotFoundState } from '@pramaan/app-shell/router/failures/not-found-state.tsx'
import { usePageTitle } from '@pramaan/app-shell/router/use-page-title.ts'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { useQuery } from '@tanstack/react-query'

import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { idIn } from '../paths/drive-paths.ts'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import type { Course } from './course-shapes.ts'

type WayBack = { href: string; text: string }

/** Props of `CoursePage`: the back link, which visitors see only if there is no course, and the content. */
export type CoursePageProps = {
  back: WayBack
  visited?: boolean
  children: (course: Course) => ReactNode
}

/** The page of the course with the `id` in the address: the back link, and the content from `children`. */
export function CoursePage({ back, visited, children }: CoursePageProps) {
  const api = useApi()
  const [address] = useSearchParams()
  const id = idIn(address, 'id')
  const course = useQuery({ ...api.courses.get.query({ params: { id: id ?? 0 } }), enabled: id !== undefined })
  usePageTitle(course.data?.data.Name)
  const missing = id === undefined || isMissing(course.error)
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      {!visited && !missing && (
        <div className="-my-2 lg:-my-3">
          <BackLink href={back.href}>{back.text}</BackLink>
        </div>
      )}
      {missing ? (
        <NoCourse back={back} />
      ) : course.isError ? (
        <Failure page error={course.error} onRetry={() => void course.refetch()} />
      ) : course.data ? (
        children(course.data.data)
      ) : (
        <CourseSkeleton />
      )}
    </div>
  )
}

/** Shown for a link to a course that does not exist (any more). */
function NoCourse({ back }: { back: WayBack }) {
  const t = useFeatureTexts()
  return (
    <NotFoundState
      drawing="learn"
      title={t('course.missing')}
      text={t('course.missing.text')}
      href={back.href}
      way={back.text}
    />
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
