import { lazy, Suspense } from 'react'
import type { OwnRecord } from '../../own-record.ts'
import { CvOptions } from './cv-options.tsx'
import { OwnProfileSkeleton } from './own-profile-skeleton.tsx'

// Most visits to the profile never open it.
const ProfilePreview = lazy(() =>
  import('@pramaan/app-kit/profile/profile-preview.tsx').then((m) => ({ default: m.ProfilePreview })),
)

/** The own profile as it is printed, with the contacts that only the owner's copy has (document 001 §2, D30). */
export function OwnPreview({ record }: { record: OwnRecord }) {
  return (
    <Suspense fallback={<OwnProfileSkeleton />}>
      <ProfilePreview profile={record} contacts={record} options={<CvOptions record={record} />} />
    </Suspense>
  )
}
