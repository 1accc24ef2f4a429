import { ProfilePdfButton } from '@pramaan/features/profile/paper/profile-pdf-button.tsx'
import type { EmployerProfile } from '@pramaan/features/profile/read-profile.ts'
import { ActionBar } from '@pramaan/ui/action-bar'
import { MessageButton } from './features/conversation/message-link.tsx'
import { ShortlistButton, ShortlistKey } from './features/shortlist/shortlist-button.tsx'
import { ShellBar } from './shell-slots.tsx'

/** What an employer does with a profile, in the record's bar of a wide screen. */
export function ProfileActions({ profile }: { profile: EmployerProfile }) {
  return (
    <>
      <ProfilePdfButton profile={profile} />
      <MessageButton candidate={profile} />
      <ShortlistButton key={profile.ID} candidate={profile} />
    </>
  )
}

/** The same at the bottom of a phone, where the last of the row is what comes next: Shortlist, then Message; and its key. */
export function ProfileActionBar({ profile }: { profile: EmployerProfile }) {
  return (
    <ShellBar>
      <ActionBar phoneOnly>
        <ProfilePdfButton profile={profile} slim />
        <ShortlistButton key={profile.ID} candidate={profile} slim />
        <MessageButton candidate={profile} main />
      </ActionBar>
      <ShortlistKey candidate={profile} />
    </ShellBar>
  )
}
