import { latePart, OpenedLate } from '@pramaan/app-shell/router/loading/late-part.tsx'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { IconButton } from '@pramaan/ui/icon-button'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useWhyClosed } from '../../company/use-why-closed.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { ProfileSkeleton } from '../cards/profile-skeleton.tsx'
import type { CvChoice, ReadProfile } from '../read-profile.ts'

// Loaded on demand: most profiles are never downloaded.
const ProfilePreview = latePart(() => import('./profile-preview.tsx').then((m) => m.ProfilePreview))

/** Props of `ProfilePdfButton`: the profile, without contacts; `slim` renders an icon, for the bar of a phone. */
export type ProfilePdfButtonProps = { profile: ReadProfile & CvChoice; slim?: boolean }

/** Opens the printed profile in a modal with downloads, for roles that may (document 002 §2.5, §6). */
export function ProfilePdfButton({ profile, slim }: ProfilePdfButtonProps) {
  const t = useFeatureTexts()
  const [open, setOpen] = useState(false)
  const closed = useWhyClosed()
  const because = closed && { disabled: true, title: t(`companyProof.closed.${closed}`) }
  return (
    <Dialog
      size="lg"
      open={open}
      onOpenChange={setOpen}
      title={t('profile.pdf.title', { name: profile.FullName })}
      trigger={
        slim ? (
          <IconButton look="outlined" label={t('profile.pdf')} icon={<Download />} {...because} />
        ) : (
          <Button tone="quiet" size="sm" icon={<Download />} {...because}>
            {t('profile.pdf')}
          </Button>
        )
      }
    >
      <OpenedLate fallback={<ProfileSkeleton />} onClose={() => setOpen(false)} inside>
        <ProfilePreview profile={profile} />
      </OpenedLate>
    </Dialog>
  )
}
