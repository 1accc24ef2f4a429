import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { Card } from '@pramaan/ui/card'
import { EmptyState } from '@pramaan/ui/empty-state'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { TextLink } from '@pramaan/ui/text-link'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** A short list on a home screen: its rows, and its empty text. */
export type StartListProps = {
  title: string
  href: string
  /** Undefined while loading. */
  rows: readonly ReactNode[] | undefined
  error: unknown
  onRetry: () => void
  empty: { icon: LucideIcon; title: string; text?: string }
}

const rowsShown = 5

/** A few rows with a link to all of them. */
export function StartList({ title, href, rows, error, onRetry, empty }: StartListProps) {
  const t = useTexts()
  if (error && !rows) return <SectionFailure title={title} query={{ error, refetch: async () => onRetry() }} />
  return (
    <Card flush>
      <SectionHeader
        title={title}
        className="min-h-13 border-line border-b px-4 sm:px-5"
        aside={<TextLink href={href}>{t('home.viewAll')}</TextLink>}
      />
      {rows ?? <Waiting />}
      {rows?.length === 0 && <EmptyState bare {...empty} />}
    </Card>
  )
}

function Waiting() {
  return (
    <Loading>
      {Array.from({ length: rowsShown }, (_, index) => (
        <div
          key={`row ${index + 1}`}
          className="flex min-h-16 items-center gap-3.5 border-line px-5 not-first:border-t"
        >
          <Skeleton className="size-9 rounded-full!" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      ))}
    </Loading>
  )
}
