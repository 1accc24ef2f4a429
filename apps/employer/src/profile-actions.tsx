import { ProfilePdfButton } from '@pramaan/features/profile/paper/profile-pdf-button.tsx'
import type { EmployerProfile } from '@pramaan/features/profile/read-profile.ts'
import { ActionBar } from '@pramaan/ui/action-bar'
import { MessageButton } from './features/conversation/message-link.tsx'
import { ShortlistButton, ShortlistKey } from './features/shortlist/shortlist-button.tsx'
import { ShellBar } from './shell-slots.tsx'

/** The employer's actions on a profile, in its bar on a wide screen. */
export function ProfileActions({ profile }: { profile: EmployerProfile }) {
  return (
    <>
      <ProfilePdfButton profile={profile} />
      <MessageButton candidate={profile} />
      <ShortlistButton key={profile.ID} candidate={profile} />
    </>
  )
}

/**
 * The same at the bottom of a phone, where the last button is the next step: Shortlist, then Message; with its keyboard
 * shortcut.
 */
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
