import { isVerified } from '@pramaan/domain/candidate'
import { Avatar } from '@pramaan/ui/avatar'
import { Card, type CardProps } from '@pramaan/ui/card'
import { SealedName } from '@pramaan/ui/seal'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { useProfileLine } from '../profile-line.ts'
import type { ReadProfile } from '../read-profile.ts'
import { FactLine } from './fact-line.tsx'

/** Props of `ProfileHeader`: `aside` holds contact buttons; the rest is for the candidate's own profile. */
export type ProfileHeaderProps = {
  profile: ReadProfile
  aside?: ReactNode
  face?: CardProps['face']
  /** Wraps the photo, in a button that changes it. */
  picture?: (picture: ReactNode) => ReactNode
  /** At the end of the name's line. */
  action?: ReactNode
  /** Replaces a missing description. */
  noDescription?: ReactNode
  /** At the bottom. */
  foot?: ReactNode
}

/** The person: photo, name with the seal, headline, a line of facts and the description. */
export function ProfileHeader({ profile, aside, face, picture, action, noDescription, foot }: ProfileHeaderProps) {
  const t = useFeatureTexts()
  const lineOf = useProfileLine()
  const { FullName, HrComments, Description } = profile
  const avatar = <Picture profile={profile} />
  return (
    <Card
      {...(face && { face })}
      className={clsx(
        'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3.5 gap-y-3 sm:gap-x-5',
        aside && 'lg:grid-cols-[auto_minmax(0,1fr)_auto]',
      )}
    >
      {picture ? picture(avatar) : avatar}
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-3">
          <h1 className="min-w-0 text-xl leading-normal sm:text-2xl">
            <SealedName name={FullName} size={22} seal={isVerified(HrComments) ? t('profile.verified') : undefined} />
          </h1>
          {action}
        </div>
        <p className="wrap-anywhere">{lineOf(profile)}</p>
        <FactLine profile={profile} />
      </div>
      <div className="min-w-0 text-sm max-sm:col-span-full sm:col-start-2">
        <div className="max-w-[60ch] wrap-anywhere">
          {Description || (noDescription ?? <span className="text-ink-muted">{t('profile.noDescription')}</span>)}
        </div>
        {foot}
      </div>
      {aside && (
        <div className="col-span-full flex flex-col gap-2 lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:w-66 print:hidden">
          {aside}
        </div>
      )}
    </Card>
  )
}

function Picture({ profile: { FullName, Image } }: { profile: ReadProfile }) {
  return (
    <span className="block">
      <span className="max-sm:hidden">
        <Avatar name={FullName} src={Image} size="xl" />
      </span>
      <span className="sm:hidden">
        <Avatar name={FullName} src={Image} size="lg" />
      </span>
    </span>
  )
}
