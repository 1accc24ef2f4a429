import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import type { ReactNode } from 'react'
import type { Drive } from '../drive-shapes.ts'

/** Skeleton cards shown while a list of drives loads (002, section 9). */
const driveSkeletons = 8

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6'
const skeletons = Array.from({ length: driveSkeletons }, (_, index) => `card ${index + 1}`)

/** Drives as cards, which `children` renders. */
export function DriveGrid({ drives, children }: { drives: readonly Drive[]; children: (drive: Drive) => ReactNode }) {
  return (
    <ul className={grid}>
      {drives.map((drive) => (
        <li key={drive.ID}>{children(drive)}</li>
      ))}
    </ul>
  )
}

/** Skeleton of eight cards (documents 001 §2 and 002 §2.7). */
export function DriveGridSkeleton() {
  return (
    <Loading className={grid}>
      {skeletons.map((key) => (
        <div key={key} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="h-24 w-full rounded-none" />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-11 w-full" />
          </div>
        </div>
      ))}
    </Loading>
  )
}

/** Skeleton of a drive's page. */
export function DrivePageSkeleton() {
  return (
    <Loading className="flex flex-col gap-4 lg:gap-6">
      <Skeleton className="h-56 w-full rounded-card" />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6">
        <Skeleton className="h-72 w-full rounded-card lg:order-2" />
        <Skeleton className="h-120 w-full rounded-card" />
      </div>
    </Loading>
  )
}
