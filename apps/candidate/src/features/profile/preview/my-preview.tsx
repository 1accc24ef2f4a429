import { lazy, Suspense } from 'react'
import type { MyRecord } from '../../../record/my-record.ts'
import { MyProfileSkeleton } from '../page/my-profile-skeleton.tsx'
import { CvOptions } from './cv-options.tsx'

// Loaded on demand: most visits to the profile never open it.
const ProfilePreview = lazy(() =>
  import('@pramaan/features/profile/paper/profile-preview.tsx').then((m) => ({ default: m.ProfilePreview })),
)

/** The candidate's own profile as printed, with the contacts that only their own copy has (document 001 §2, D30). */
export function MyPreview({ record }: { record: MyRecord }) {
  return (
    <Suspense fallback={<MyProfileSkeleton />}>
      <ProfilePreview profile={record} contacts={record} options={<CvOptions record={record} />} />
    </Suspense>
  )
}
