import { ProfilePdfButton } from '@pramaan/app-kit/profile/profile-pdf-button.tsx'
import { ActionBar } from '@pramaan/ui/action-bar'
import { useLocation } from 'react-router'
import { shortlistedAddress } from '../candidate-address.ts'
import { MessageButton, mayWrite } from '../features/conversation/message-link.tsx'
import { candidateIdOf } from '../features/profile/candidate-id.ts'
import { ProfileBar } from '../features/profile/profile-bar.tsx'
import { ProfileBody } from '../features/profile/profile-body.tsx'
import { useShortlistNeighbours } from '../features/profile/use-neighbours.ts'
import { useProfile } from '../features/profile/use-profile.ts'
import { ShortlistButton, ShortlistKey, statusOf, useStatusWord } from '../features/shortlist/shortlist-button.tsx'
import { paths } from '../paths.ts'
import { ShellBand, ShellBar } from '../shell-slots.tsx'
import { useTexts } from '../texts/use-texts.ts'

/** A shortlisted candidate's profile; Previous and Next go along the shortlist (document 002 §2.5). */
export function ShortlistedProfileScreen() {
  const t = useTexts()
  const word = useStatusWord()
  const id = candidateIdOf(useLocation().search)
  const read = useProfile(id)
  const neighbours = useShortlistNeighbours(id)
  const shortlist = read.profile && (
    <ShortlistButton key={read.profile.ID} candidate={read.profile} className="max-lg:w-full" />
  )
  const buttons = read.profile && (
    <>
      <ProfilePdfButton profile={read.profile} />
      <MessageButton candidate={read.profile} />
    </>
  )
  // A phone has room for two buttons: where one may write, the status is a word above them.
  const asWord = mayWrite(read.profile?.shortlisted ?? null)
  return (
    <>
      <ShellBand>
        <ProfileBar
          back={{ href: paths.dashboard, label: t('profile.backDashboard'), short: t('menu.dashboard') }}
          {...neighbours}
          addressOf={shortlistedAddress}
          action={
            <>
              {buttons}
              {shortlist}
            </>
          }
        />
      </ShellBand>
      <ProfileBody {...read} missing={id === undefined} listHref={paths.list} />
      {read.profile && shortlist && (
        <ShellBar>
          <ActionBar phoneOnly {...(asWord && { textAbove: true, text: word(statusOf(read.profile.shortlisted)) })}>
            {buttons}
            {!asWord && shortlist}
          </ActionBar>
          <ShortlistKey candidate={read.profile} />
        </ShellBar>
      )}
    </>
  )
}
