import { Failure } from '@pramaan/app-kit/router/error-page.tsx'
import { showsExperience } from '@pramaan/domain/experience-level'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { OwnCertificates, OwnResume } from '../features/profile/own-files.tsx'
import { OwnHeader } from '../features/profile/own-header.tsx'
import { OwnEducation, OwnExperience, OwnSkills } from '../features/profile/own-lists.tsx'
import { OwnProfileSkeleton } from '../features/profile/own-profile-skeleton.tsx'
import { OwnStrengthCard } from '../features/profile/own-strength-card.tsx'
import { PersonalCard } from '../features/profile/personal-card.tsx'
import { PreferenceCard } from '../features/profile/preference-card.tsx'
import { ProfileDialogs } from '../features/profile/profile-dialogs.tsx'
import { useEdit } from '../features/profile/use-edit.ts'
import { type OwnRecord, useOwnRecord } from '../own-record.ts'
import { useTexts } from '../texts/use-texts.ts'

/** The own profile, with its dialogs in the address (document 001 §2, document 000 §2). */
export function ProfileScreen() {
  const t = useTexts()
  const record = useOwnRecord()
  return (
    <div className="flex flex-col gap-2">
      <div>
        <BackLink href="/">{t('own.back')}</BackLink>
      </div>
      {record.isPending && <OwnProfileSkeleton />}
      {record.error && !record.data && <Failure error={record.error} onRetry={() => void record.refetch()} />}
      {record.data && <OwnProfile record={record.data} />}
    </div>
  )
}

function OwnProfile({ record }: { record: OwnRecord }) {
  const { dialog, entry, open, close } = useEdit()
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-6">
        <OwnHeader record={record} open={open} />
        <div className="flex min-w-0 flex-col gap-4 lg:row-span-2 lg:gap-6">
          <OwnStrengthCard record={record} open={open} />
          <OwnResume record={record} open={open} />
          <OwnCertificates record={record} />
          <PreferenceCard record={record} open={open} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          <OwnSkills record={record} open={open} />
          <PersonalCard record={record} open={open} />
          {showsExperience(record.ExperienceLevel ?? 'Fresher') && <OwnExperience record={record} open={open} />}
          <OwnEducation record={record} open={open} />
        </div>
      </div>
      <ProfileDialogs record={record} dialog={dialog} entry={entry} onClose={close} />
    </>
  )
}
