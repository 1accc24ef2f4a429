import { isVerified } from '@pramaan/domain/candidate'
import { showsExperience } from '@pramaan/domain/experience-level'
import { dateText } from '@pramaan/domain/india-day'
import { formatPhone } from '@pramaan/domain/phone'
import { Avatar } from '@pramaan/ui/avatar'
import { SealedName } from '@pramaan/ui/seal'
import type { Ref } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { useProfileLine } from '../profile-line.ts'
import type { PaperProfile } from '../read-profile.ts'
import { PaperEducation, PaperExperience } from './paper-entries.tsx'
import { PaperFacts } from './paper-facts.tsx'
import { PaperSection, PaperSkills } from './paper-sections.tsx'

/** The person's contacts, for copies whose reader may see them. */
type PaperContacts = { Phone: string | null; Email: string | null; Website: string | null }

/** Props of `ProfilePaper`. */
export type ProfilePaperProps = {
  profile: PaperProfile
  contacts?: PaperContacts
  ref?: Ref<HTMLElement>
}

/**
 * A profile as a document, without empty parts: dark on white in both themes and with its own width, so it prints as it
 * looks.
 */
export function ProfilePaper({ profile, contacts, ref }: ProfilePaperProps) {
  const t = useFeatureTexts()
  const { ExperienceLevel, Description } = profile
  return (
    <article
      ref={ref}
      aria-label={t('profilePreview.label')}
      className="paper @container rounded-card border border-line p-5"
    >
      <div className="flex flex-col gap-6 @2xl:gap-8 @2xl:p-7">
        <PaperHeader profile={profile} contacts={contacts} />
        {Description && (
          <PaperSection title={t('profilePreview.summary')}>
            <p className="wrap-anywhere">{Description}</p>
          </PaperSection>
        )}
        <PaperSkills profile={profile} />
        {showsExperience(ExperienceLevel ?? 'Fresher') && <PaperExperience positions={profile.Experience} />}
        <PaperEducation entries={profile.Education} />
        <PaperFacts profile={profile} />
      </div>
    </article>
  )
}

function PaperHeader({
  profile,
  contacts,
}: Pick<ProfilePaperProps, 'profile'> & { contacts: PaperContacts | undefined }) {
  const t = useFeatureTexts()
  const lineOf = useProfileLine()
  const { FullName, Image, HrComments, VerifiedOn, Location, State } = profile
  const verified = isVerified(HrComments)
  const reached = contacts && [
    contacts.Phone && formatPhone(contacts.Phone),
    contacts.Email,
    contacts.Website?.replace(/^https?:\/\/|\/$/g, ''),
  ]
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 @2xl:grid-cols-[auto_minmax(0,1fr)_auto] @2xl:gap-x-6">
      <span className="@max-lg:hidden">
        <Avatar name={FullName} src={Image} size="xl" />
      </span>
      <span className="@lg:hidden">
        <Avatar name={FullName} src={Image} size="lg" />
      </span>
      <div className="min-w-0">
        <h1 className="text-xl leading-normal wrap-anywhere @2xl:text-2xl">
          <SealedName name={FullName} size={22} seal={verified ? t('profile.verified') : undefined} />
        </h1>
        <p className="wrap-anywhere">{lineOf(profile)}</p>
        <p className="text-sm text-ink-muted">{[Location, State].filter(Boolean).join(', ')}</p>
        {verified && VerifiedOn && (
          <p className="mt-1 text-sm font-semibold text-verified">
            {t('profilePreview.verifiedOn', { date: dateText(new Date(VerifiedOn)) })}
          </p>
        )}
      </div>
      {reached && (
        <ul className="min-w-0 text-sm @max-2xl:col-span-full @2xl:text-right">
          {reached.filter(Boolean).map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}
