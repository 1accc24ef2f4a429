import type { UseFormReturn } from 'react-hook-form'
import { FormDialog } from '../../dialogs/form-dialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { LinkFields, LinkPreview } from './link-fields.tsx'
import { type LinkValues, useLinkForm } from './link-form.ts'
import type { CampaignLink } from './use-links.ts'

type NewLinkDialogProps = {
  open: boolean
  onClose: () => void
  onMade: (link: CampaignLink) => void
}

/** Creates a campaign link from the values of the login address (D12, D32). */
export function NewLinkDialog({ open, onClose, onMade }: NewLinkDialogProps) {
  const t = useTexts()
  const { form, make } = useLinkForm(onMade)
  const hasErrors = Object.keys(form.formState.errors).length > 0
  return (
    <FormDialog
      size="md"
      open={open}
      onClose={onClose}
      title={t('campaign.new.title')}
      description={t('campaign.new.text')}
      onSubmit={form.handleSubmit((body) => make.mutate(body))}
      submit={t('campaign.make')}
      busy={make.isPending && t('campaign.making')}
      error={!hasErrors && make.error}
    >
      <LinkFields form={form as unknown as UseFormReturn<LinkValues>} />
      <LinkPreview form={form as unknown as UseFormReturn<LinkValues>} />
    </FormDialog>
  )
}
