import type { Client } from '@pramaan/api-client'
import { ofChoices } from '@pramaan/app-shell/forms/fields/lists-failure.tsx'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { naturalOrder } from '@pramaan/domain/natural-order'
import { useQuery } from '@tanstack/react-query'

type Course = Awaited<ReturnType<Client['courses']['list']>>['data'][number]

const none: readonly Course[] = []

/** All courses by title, read page by page, for a choice among them. */
export function useAllCourses(): readonly Course[] {
  const { courses } = useApi()
  const { data } = useQuery({
    queryKey: [...courses.list.key, 'all'],
    meta: ofChoices,
    queryFn: async () => {
      const read = (pageIndex: number) => courses.list({ query: { pageSize: 100, pageIndex } })
      const first = await read(0)
      const all = [...first.data]
      for (let index = 1; index < first.pageCount; index += 1) all.push(...(await read(index)).data)
      return all.toSorted((a, b) => naturalOrder(a.Title, b.Title))
    },
  })
  return data ?? none
}
