import { EditDialog } from '@pramaan/app-shell/forms/edit-dialog.tsx'
import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { slugMessages, typedSlug, whyNotSlug } from '@pramaan/domain/public-profile'
import { TextField } from '@pramaan/ui/text-field'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTexts } from '../../texts/use-texts.ts'

/** Lets the candidate change the name in their page's link. */
export function LinkDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const t = useTexts()
  const { publicProfiles } = useApi()
  const cache = useQueryClient()
  const form = useForm({ defaultValues: { Slug: slug } })
  const save = useMutation({
    mutationFn: (Slug: string) => publicProfiles.save({ body: { Slug } }),
    onSuccess: (answer) => {
      cache.setQueryData(publicProfiles.mine.query().queryKey, answer)
      showToast({ text: t('publicPage.changed'), tone: 'success' })
    },
    onError: (error) => void showRefused(error, form),
  })
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit(({ Slug }) => {
    const name = typedSlug(Slug)
    const why = whyNotSlug(name)
    if (why) form.setError('Slug', { message: slugMessages[why] }, { shouldFocus: true })
    else save.mutate(name)
  })
  return (
    <EditDialog
      title={t('publicPage.change.title')}
      onSubmit={submit}
      busy={save.isPending}
      saved={save.isSuccess}
      unsaved={isDirty}
      error={!errors.Slug && save.error}
      onClose={onClose}
    >
      <TextField
        label={t('publicPage.change.label')}
        help={t('publicPage.change.help')}
        prefix="/p/"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.Slug?.message}
        {...form.register('Slug')}
      />
    </EditDialog>
  )
}
