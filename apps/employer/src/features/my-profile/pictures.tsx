import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { UploadField } from '@pramaan/features/uploads/upload-field.tsx'
import { useUpload } from '@pramaan/features/uploads/use-upload.ts'
import { Alert } from '@pramaan/ui/alert'
import { Avatar } from '@pramaan/ui/avatar'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { type MyProfile, useSaveProfile } from './use-my-profile.ts'

/** The company's logo and the employer's photo: previewed as soon as they are chosen, saved on upload. */
export function Pictures({ profile }: { profile: MyProfile }) {
  const t = useTexts()
  const person = [profile.empFirstName, profile.empLastName].filter(Boolean).join(' ')
  return (
    <Card>
      <SectionHeader
        title={t('employerProfile.pictures')}
        description={t('employerProfile.pictures.text')}
        className="mb-4"
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Picture what="logo" name={profile.empCompanyName ?? ''} address={profile.companyLogo} />
        <Picture what="photo" name={person} address={profile.image} />
      </div>
    </Card>
  )
}

const pictures = {
  logo: { kind: 'companyLogo', field: 'companyLogo' },
  photo: { kind: 'avatar', field: 'image' },
} as const

type PictureProps = { what: keyof typeof pictures; name: string; address: string | null }

function Picture({ what, name, address }: PictureProps) {
  const t = useTexts()
  const failureText = useFailureText()
  const save = useSaveProfile()
  const { kind, field } = pictures[what]
  const [confirming, setConfirming] = useState(false)
  const upload = useUpload(kind, (image) => save({ [field]: image }))
  const removal = useSingleMutation({
    mutationFn: () => save({ [field]: null }),
    onSettled: () => setConfirming(false),
  })
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex min-h-22 items-center gap-4">
        <Avatar name={name} src={upload.preview ?? address} size="xl" square={what === 'logo'} />
        {address && !upload.uploading && (
          <Button tone="ghost" icon={<Trash2 aria-hidden />} onClick={() => setConfirming(true)}>
            {t(`employerProfile.${what}.remove`)}
          </Button>
        )}
      </div>
      {removal.error && <Alert tone="danger">{failureText(removal.error)}</Alert>}
      <UploadField kind={kind} label={t(`employerProfile.${what}`)} upload={upload} />
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t(`employerProfile.${what}.remove.title`)}
        description={t('employerProfile.remove.text')}
        confirmLabel={t(`employerProfile.${what}.remove`)}
        busy={removal.isPending && t('employerProfile.removing')}
        onConfirm={() => removal.mutate(undefined)}
      />
    </div>
  )
}
