import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { latePart, OpenedLate } from '@pramaan/app-shell/router/loading/late-part.tsx'
import { showsExperience } from '@pramaan/domain/experience-level'
import { HrBox } from '@pramaan/features/profile/cards/hr-box.tsx'
import { Alert } from '@pramaan/ui/alert'
import { useFirstSign } from '@pramaan/ui/first-sign'
import { lazy, Suspense } from 'react'
import { type OpenEdit, useEdit } from '../../features/profile/editing/use-edit.ts'
import { MyCertificates, MyResume } from '../../features/profile/files/my-files.tsx'
import { CompleteBar } from '../../features/profile/page/complete-bar.tsx'
import { MyHeader } from '../../features/profile/page/my-header.tsx'
import { MyEducation, MyExperience, MySkills } from '../../features/profile/page/my-lists.tsx'
import { MyProfileSkeleton } from '../../features/profile/page/my-profile-skeleton.tsx'
import { MyStrengthCard } from '../../features/profile/page/my-strength-card.tsx'
import { ProfileBar } from '../../features/profile/page/profile-bar.tsx'
import { useProfileQuery } from '../../features/profile/page/profile-query.ts'
import { Shortcuts } from '../../features/profile/page/shortcuts.tsx'
import { PersonalCard } from '../../features/profile/personal/personal-card.tsx'
import { PreferenceCard } from '../../features/profile/preferences/preference-card.tsx'
import { MyPreview } from '../../features/profile/preview/my-preview.tsx'
import { usePreview } from '../../features/profile/preview/use-preview.ts'
import type { ProfileDialogsProps } from '../../features/profile/profile-dialogs.tsx'
import { EditNotes } from '../../features/profile/waiting/edit-notes.tsx'
import { VspProfileCard } from '../../features/vsp/vsp-profile-card.tsx'
import { useEdits } from '../../record/edits/use-edits.ts'
import { withEdits } from '../../record/edits/with-edits.ts'
import { type MyRecord, useMyRecord } from '../../record/my-record.ts'
import { useSkillLists } from '../../skills/use-skill-lists.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useScreenStands } from './use-screen-stands.ts'

const PromoCard = lazy(() =>
  import('../../features/public-page/promo-card.tsx').then((m) => ({ default: m.PromoCard })),
)

const ProfileDialogs = latePart(() =>
  import('../../features/profile/profile-dialogs.tsx').then((m) => m.ProfileDialogs),
)

/** The candidate’s own profile, with its dialogs and its preview in the address (document 001 §2, document 000 §2). */
export function ProfileScreen() {
  const t = useTexts()
  const record = useMyRecord()
  const { dialog, entry, fix, open, close } = useEdit()
  const { edits } = useEdits()
  const fixed = edits.find(({ key }) => key === fix)
  const { previewing, toggle } = usePreview()
  const { jobId, olderStyle, isOthers } = useProfileQuery()
  const actions = record.data && { onEdit: () => open('profile'), previewing, onPreview: toggle }
  return (
    <div className="flex flex-col gap-3">
      <ProfileBar actions={actions} jobId={jobId} />
      {isOthers && <Alert>{t('myProfile.notYours')}</Alert>}
      {record.data && !previewing && <EditNotes record={record.data} open={open} />}
      {record.isPending && <MyProfileSkeleton />}
      {record.error && !record.data && <Failure page error={record.error} onRetry={() => void record.refetch()} />}
      {record.data && (previewing ? <MyPreview record={record.data} /> : <Cards record={record.data} open={open} />)}
      {record.data && (
        <LateDialogs
          key={fix}
          record={fixed ? withEdits(record.data, [fixed.edit]) : record.data}
          dialog={dialog}
          entry={entry}
          onClose={close}
        />
      )}
      {record.data && olderStyle && !previewing && <CompleteBar record={record.data} open={open} />}
    </div>
  )
}

/** Loads the forms, and the list of skills, before one is opened, while there is a network: edits wait for it, too. */
function LateDialogs(props: ProfileDialogsProps) {
  const seen = useFirstSign()
  const isScreenShown = useScreenStands()
  const ahead = seen || isScreenShown
  useSkillLists(props.record.CareerProfile.domain, { enabled: ahead })
  if (!ahead && !props.dialog) return null
  return (
    <OpenedLate onClose={props.onClose} quiet={!props.dialog}>
      <ProfileDialogs {...props} />
    </OpenedLate>
  )
}

/** On a phone the sections that employers read come first; files, offers and shortcuts follow. */
function Cards({ record, open }: { record: MyRecord; open: OpenEdit }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr] lg:gap-6">
      <MyHeader record={record} open={open} />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <MyStrengthCard record={record} open={open} />
      </div>
      <Facts record={record} open={open} />
      <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-start-3 lg:gap-6">
        <VspProfileCard record={record} />
        <MyResume record={record} open={open} />
        <MyCertificates record={record} />
        <PreferenceCard record={record} open={open} />
        <Suspense>
          <PromoCard narrow />
        </Suspense>
        <Shortcuts />
      </div>
    </div>
  )
}

function Facts({ record, open }: { record: MyRecord; open: OpenEdit }) {
  return (
    <div className="flex min-w-0 flex-col gap-4 lg:row-span-2 lg:row-start-2 lg:gap-6">
      {record.HrComments && (
        <HrBox comments={record.HrComments} verifiedOn={record.VerifiedOn} name={record.FullName} />
      )}
      <MySkills record={record} open={open} />
      {showsExperience(record.ExperienceLevel ?? 'Fresher') && <MyExperience record={record} open={open} />}
      <MyEducation record={record} open={open} />
      <PersonalCard record={record} open={open} />
    </div>
  )
}
