import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Download, FileImage, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { DownloadOverlay } from './download-overlay.tsx'
import { ProfilePaper, type ProfilePaperProps } from './profile-paper.tsx'
import { useProfileDownloads } from './use-profile-downloads.ts'

/** Props of `ProfilePreview`: `options` is below the downloads, for the owner. */
export type ProfilePreviewProps = Pick<ProfilePaperProps, 'profile' | 'contacts'> & { options?: ReactNode }

/** A profile as printed, with the three ways to download it (document 001 §2, §9; 002 §2.5). */
export function ProfilePreview({ profile, contacts, options }: ProfilePreviewProps) {
  const t = useFeatureTexts()
  const { paper, busy, problem, dismiss, text, picture, print } = useProfileDownloads(profile.ID)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <p className="min-w-0 flex-[1_1_18rem] text-sm text-ink-muted">{t('download.text')}</p>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-auto">
          <Button icon={<Download aria-hidden />} onClick={() => void text()}>
            {t('download.button')}
          </Button>
          <Button tone="quiet" icon={<FileImage aria-hidden />} onClick={() => void picture()}>
            {t('download.picture')}
          </Button>
          <Button tone="quiet" icon={<Printer aria-hidden />} onClick={print}>
            {t('download.print')}
          </Button>
        </div>
      </div>
      {options}
      {problem && (
        <Alert tone="danger" onDismiss={dismiss}>
          {problem}
        </Alert>
      )}
      <ProfilePaper ref={paper} profile={profile} {...(contacts && { contacts })} />
      {busy && <DownloadOverlay />}
    </div>
  )
}
