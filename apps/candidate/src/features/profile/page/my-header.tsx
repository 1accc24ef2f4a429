import { isVerified } from '@pramaan/domain/candidate'
import { dateText } from '@pramaan/domain/india-day'
import { ProfileHeader } from '@pramaan/features/profile/cards/profile-header.tsx'
import { TextButton } from '@pramaan/ui/text-link'
import { Camera, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MyRecord } from '../../../record/my-record.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { SectionButton } from '../editing/edit-button.tsx'
import type { OpenEdit } from '../editing/use-edit.ts'

/**
 * The header of the candidate's own profile: green with the verification date once HR has verified it (document 001
 * §2).
 */
export function MyHeader({ record, open }: { record: MyRecord; open: OpenEdit }) {
  const t = useTexts()
  const verified = isVerified(record.HrComments)
  return (
    <ProfileHeader
      profile={record}
      face={verified ? 'verified' : 'plain'}
      picture={(picture) => (
        <PhotoButton label={t(record.Image ? 'files.photo.change' : 'files.photo.add')} onPress={() => open('photo')}>
          {picture}
        </PhotoButton>
      )}
      action={<SectionButton does="edit" what={t('myProfile.what.intro')} onPress={() => open('intro')} iconOnPhone />}
      noDescription={
        <TextButton icon={<Plus aria-hidden />} onClick={() => open('intro')}>
          {t('myProfile.addDescription')}
        </TextButton>
      }
      foot={
        verified &&
        record.VerifiedOn && (
          <p className="mt-3 text-sm font-semibold text-verified">
            {t('profilePreview.verifiedOn', { date: dateText(new Date(record.VerifiedOn)) })}
          </p>
        )
      }
    />
  )
}

function PhotoButton({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="relative cursor-pointer rounded-full"
    >
      {children}
      <span className="absolute -right-0.5 -bottom-0.5 grid size-7 place-items-center rounded-full border border-line-strong bg-surface text-brand">
        <Camera aria-hidden className="size-4" />
      </span>
    </button>
  )
}
