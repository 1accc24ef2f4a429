import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { dot } from '@pramaan/domain/dotted'
import { CompanySign } from '@pramaan/features/company/company-sign.tsx'
import { Avatar } from '@pramaan/ui/avatar'
import { Card } from '@pramaan/ui/card'
import { useLabels } from '@pramaan/ui/labels'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'

/** An employer who viewed or shortlisted the candidate: when, and how often where views are counted. */
export type CompanyEntry = {
  EmployerID: number
  CompanyName: string
  Verified: boolean
  Image: string | null
  Location: string | null
  at: string
  count?: string
  /** The other actions of the employer, such as opening the CV, and when. */
  opened?: readonly { text: string; at: string }[]
}

/** Employers, latest first. */
export function CompanyList({ entries }: { entries: readonly CompanyEntry[] }) {
  const labels = useLabels()
  return (
    <Card flush>
      <ul>
        {entries.map(({ EmployerID, CompanyName, Verified, Image, Location, at, count, opened = [] }) => (
          <li key={EmployerID} className="flex items-center gap-3.5 border-line px-4 py-3 not-first:border-t sm:px-5">
            <Avatar name={CompanyName} square src={Image} />
            <div className="flex min-w-0 flex-1 flex-col gap-x-4 sm:flex-row sm:items-center">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-2">
                  <span className="font-semibold wrap-anywhere">{CompanyName}</span> <CompanySign verified={Verified} />
                </p>
                <p className="text-sm text-ink-muted">{Location ?? labels.notAvailable}</p>
                {opened.map((part) => (
                  <p key={part.text} className="text-sm">
                    {part.text}
                    {dot}
                    <Ago at={part.at} />
                  </p>
                ))}
              </div>
              <p className="text-sm text-ink-muted sm:text-right">
                {count && (
                  <>
                    {count}
                    {dot}
                  </>
                )}
                <Ago at={at} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Skeleton of the list. */
export function CompanyListSkeleton() {
  return (
    <Loading>
      <Card className="flex flex-col gap-5">
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <div key={key} className="flex items-center gap-3.5">
            <Skeleton className="size-11 shrink-0" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-1/3" />
            </div>
          </div>
        ))}
      </Card>
    </Loading>
  )
}
