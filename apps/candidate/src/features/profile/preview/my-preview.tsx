import { latePart, OpenedLate } from '@pramaan/app-shell/router/loading/late-part.tsx'
import type { MyRecord } from '../../../record/my-record.ts'
import { MyProfileSkeleton } from '../page/my-profile-skeleton.tsx'
import { CvOptions } from './cv-options.tsx'
import { usePreview } from './use-preview.ts'

// Loaded on demand: most visits to the profile never open it.
const ProfilePreview = latePart(() =>
  import('@pramaan/features/profile/paper/profile-preview.tsx').then((m) => m.ProfilePreview),
)

/** The candidate's own profile as printed, with the contacts that only their own copy has (document 001 §2, D30). */
export function MyPreview({ record }: { record: MyRecord }) {
  const { toggle } = usePreview()
  return (
    <OpenedLate fallback={<MyProfileSkeleton />} onClose={toggle} inside>
      <ProfilePreview profile={record} contacts={record} options={<CvOptions record={record} />} />
    </OpenedLate>
  )
}
