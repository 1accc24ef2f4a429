import { BackLink } from '@pramaan/ui/breadcrumb'
import { Button } from '@pramaan/ui/button'
import { TextLink } from '@pramaan/ui/text-link'
import { Eye, EyeOff, Pencil } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.ts'

type ProfileBarProps = {
  /** Shown once the profile has loaded. */
  actions: { onEdit: () => void; previewing: boolean; onPreview: () => void } | undefined
  /** The job that the link named. */
  jobId: number | undefined
}

/** The bar above the candidate's own profile: back links, Edit Profile and the Preview toggle (document 001 §2). */
export function ProfileBar({ actions, jobId }: ProfileBarProps) {
  const t = useTexts()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4">
        <BackLink href="/">{t('myProfile.back')}</BackLink>
        {jobId !== undefined && <TextLink href={`/job-details?Job=${jobId}`}>{t('myProfile.toJob')}</TextLink>}
      </div>
      {actions && (
        <div className="flex flex-wrap gap-2">
          {!actions.previewing && (
            <Button tone="quiet" icon={<Pencil aria-hidden />} onClick={actions.onEdit}>
              {t('myProfile.editProfile')}
            </Button>
          )}
          <Button
            tone="quiet"
            icon={actions.previewing ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            onClick={actions.onPreview}
          >
            {t(actions.previewing ? 'myProfile.preview.close' : 'myProfile.preview')}
          </Button>
        </div>
      )}
    </div>
  )
}
