import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { consentTexts as contract } from '@pramaan/contract/staff/consent-text'
import { type ConsentKind, consentKinds } from '@pramaan/domain/consent'
import { CheckboxField } from '@pramaan/ui/checkbox-field'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { TextArea } from '@pramaan/ui/text-area'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { FormDialog } from '../../dialogs/form-dialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { type ConsentVersion, useWordsInForce } from './use-consent-texts.ts'

const schema = contract.publish.body
type Body = z.output<typeof schema>

type PublishDialogProps = { versions: readonly ConsentVersion[]; onClose: () => void }

/** Publishes a new version of a text, starting from the latest one; earlier consents keep their version (D11). */
export function PublishDialog({ versions, onClose }: PublishDialogProps) {
  const t = useTexts()
  const { consentTexts } = useApi()
  const queries = useQueryClient()
  const [kind, setKind] = useState<ConsentKind>('privacy')
  const words = useWordsInForce(versions)
  const form = useForm<z.input<typeof schema>, unknown, Body>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { ...words.privacy, AsksAgain: true },
  })
  const { errors } = form.formState
  const typed = useRef<Partial<Record<ConsentKind, z.input<typeof schema>>>>({})
  const choose = (value: string) => {
    const chosen = consentKinds.find((each) => each === value) ?? kind
    // What was typed of one text stays with it, and is never published as the other.
    typed.current[kind] = form.getValues()
    setKind(chosen)
    form.reset(typed.current[chosen] ?? { ...words[chosen], AsksAgain: true })
  }
  const publish = useSingleMutation<{ Version: string }, Body>({
    mutationFn: (body) => consentTexts.publish({ params: { kind }, body }),
    async onSuccess({ Version }) {
      await queries.invalidateQueries({ queryKey: consentTexts.versions.key })
      showToast({ text: t('consents.done', { version: Version }), tone: 'success' })
      onClose()
    },
  })
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={t('consents.publish.title')}
      description={t('consents.publish.text')}
      onSubmit={form.handleSubmit((body) => publish.mutate(body))}
      submit={t('consents.submit')}
      busy={publish.isPending && t('consents.submitting')}
      error={publish.error}
    >
      <SegmentedBar
        label={t('consents.which')}
        options={consentKinds.map((value) => ({ value, label: t(`consents.${value}`) }))}
        value={kind}
        onValue={choose}
      />
      <TextArea rows={8} label={t('consents.english')} error={errors.English?.message} {...form.register('English')} />
      <TextArea
        lang="hi"
        label={t('consents.hindi')}
        note={t('form.optional')}
        error={errors.Hindi?.message}
        {...form.register('Hindi')}
      />
      <TextArea
        lang="mr"
        label={t('consents.marathi')}
        note={t('form.optional')}
        error={errors.Marathi?.message}
        {...form.register('Marathi')}
      />
      <CheckboxField
        label={t('consents.asksAgain')}
        help={t('consents.asksAgain.help')}
        {...form.register('AsksAgain')}
      />
    </FormDialog>
  )
}
