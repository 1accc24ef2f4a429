import { BackLink } from '@pramaan/ui/breadcrumb'
import { DriveApplicants } from '../../features/drive-applicants/drive-applicants.tsx'
import { DriveNotFound } from '../../features/drive-applicants/drive-not-found.tsx'
import { useApplicantsPage } from '../../features/drive-applicants/use-applicants-address.ts'
import { PersonMessages } from '../../features/messages/person-messages.tsx'
import { SuspensionStrip } from '../../features/people/suspension-strip.tsx'
import { StaffProfile } from '../../features/profile/staff-profile.tsx'
import { AddressViews } from '../../features/saved-views/address-views.tsx'
import { PeopleForDrive } from '../../fitting/people-for-drive.tsx'
import { driveApplicantsPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/**
 * The applicants of a drive (`ID`) and who else fits, or one applicant's profile (`candidateID`), with contacts visible (document 002
 * §2.5, §2.8).
 */
export function DriveApplicantsScreen() {
  const address = useApplicantsPage()
  const { driveId, candidateId } = address.page
  if (driveId === undefined) return <DriveNotFound named={false} />
  if (candidateId !== undefined) return <ApplicantProfile driveId={driveId} candidateId={candidateId} />
  const views = <AddressViews list="drive-applicants" of={['ID']} />
  return (
    <div className="flex flex-col gap-6">
      <DriveApplicants key={driveId} {...address} driveId={driveId} views={views} />
      <PeopleForDrive driveId={driveId} />
    </div>
  )
}

function ApplicantProfile({ driveId, candidateId }: { driveId: number; candidateId: number }) {
  const t = useTexts()
  return (
    <div className="mx-auto flex w-full max-w-275 flex-col gap-3">
      <div className="flex min-h-11 items-center">
        <BackLink href={driveApplicantsPath(driveId)}>{t('review.back')}</BackLink>
      </div>
      <SuspensionStrip candidateId={candidateId} />
      <StaffProfile
        candidateId={candidateId}
        query=""
        contact="open"
        foot={<PersonMessages key={candidateId} candidateId={candidateId} />}
      />
    </div>
  )
}
