import { Button } from '@pramaan/ui/button'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { usePostingTexts } from '../../../texts/use-posting-texts.ts'
import { UploadField } from '../../../uploads/upload-field.tsx'
import { useUpload } from '../../../uploads/use-upload.ts'
import { ItemLabel } from './drive-form-items.tsx'
import type { DriveForm } from './use-items.ts'

/** Counts running uploads, because a form sent before they end would lack them. */
export type WhileUploading = (sending: Promise<unknown>) => void

type PictureProps = { form: DriveForm; onSending: WhileUploading }

/** The drive's banner: the saved one, and a field for a new one (document 002 §5). */
export function BannerField({ form, onSending }: PictureProps) {
  const t = usePostingTexts()
  const image = useWatch({ control: form.control, name: 'Image' })
  const put = (address: string) => form.setValue('Image', address, { shouldDirty: true })
  const upload = useUpload('banner', async (address) => put(address))
  const shown = upload.preview ?? image
  return (
    <div className="flex flex-col gap-3">
      {shown && (
        <img
          src={shown}
          alt={t('driveForm.banner.now')}
          className="aspect-[16/5] w-full rounded-control border border-line object-cover"
        />
      )}
      <UploadField
        kind="banner"
        label={t('driveForm.banner.file')}
        upload={{ ...upload, send: (file) => counted(onSending, upload.send(file)) }}
      />
      {image && (
        <Button tone="ghost" size="sm" className="-ml-3.5 self-start" onClick={() => put('')}>
          {t('driveForm.banner.remove')}
        </Button>
      )}
    </div>
  )
}

/** The logo of the company at this position (document 002 §5). */
export function LogoField({ form, onSending, index }: PictureProps & { index: number }) {
  const t = usePostingTexts()
  const company = useWatch({ control: form.control, name: `CompanyData.${index}` })
  const position = usePosition(index)
  const put = (address: string) => {
    if (position.current === undefined) return
    form.setValue(`CompanyData.${position.current}.image`, address, { shouldDirty: true })
  }
  const upload = useUpload('companyLogo', async (address) => put(address))
  const shown = upload.preview ?? company?.image
  const n = index + 1
  return (
    <div className="flex flex-wrap items-center gap-3">
      {shown && (
        <img
          src={shown}
          alt={t('driveForm.companies.logo.now', { name: company?.title || t('driveForm.companies.item', { n }) })}
          className="h-14 w-28 rounded-control border border-line bg-white object-contain p-1.5"
        />
      )}
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <UploadField
          kind="companyLogo"
          label={<ItemLabel item={t('driveForm.companies.item', { n })}>{t('driveForm.companies.logo')}</ItemLabel>}
          upload={{ ...upload, send: (file) => counted(onSending, upload.send(file)) }}
        />
      </div>
      {company?.image && (
        <Button tone="ghost" size="sm" aria-label={t('driveForm.companies.logo.remove', { n })} onClick={() => put('')}>
          {t('driveForm.logo.remove')}
        </Button>
      )}
    </div>
  )
}

/** The current position of an item, or undefined if it was removed; both may happen before an upload ends. */
function usePosition(index: number) {
  const position = useRef<number>(undefined)
  useEffect(() => {
    position.current = index
    return () => {
      position.current = undefined
    }
  }, [index])
  return position
}

function counted(onSending: WhileUploading, sending: Promise<unknown>): Promise<void> {
  onSending(sending)
  return sending.then(() => undefined)
}
