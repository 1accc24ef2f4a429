import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useSingleMutation } from '@pramaan/app-kit/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-kit/router/error-page.tsx'
import { consentTexts as contract } from '@pramaan/contract/setting'
import { type ConsentKind, consentKinds } from '@pramaan/domain/consent'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { CheckboxField } from '@pramaan/ui/checkbox-field'
import { Dialog } from '@pramaan/ui/dialog'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { TextArea } from '@pramaan/ui/text-area'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useTexts } from '../../texts/use-texts.ts'

const schema = contract.publish.body
type Body = z.output<typeof schema>

/** Puts a new version of a text in force; what was agreed to keeps its version (D11). */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const { consentTexts } = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [kind, setKind] = useState<ConsentKind>('privacy')
  const form = useForm<z.input<typeof schema>, unknown, Body>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { English: '', Hindi: '', Marathi: '', AsksAgain: true },
  })
  const { errors } = form.formState
  const publish = useSingleMutation<{ Version: string }, Body>({
    mutationFn: (body) => consentTexts.publish({ params: { kind }, body }),
    async onSuccess({ Version }) {
      await queries.invalidateQueries({ queryKey: consentTexts.versions.key })
      showToast({ text: t('consents.done', { version: Version }), tone: 'success' })
      onClose()
    },
  })
  return (
    <Dialog
      size="md"
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('consents.publish.title')}
      description={t('consents.publish.text')}
      footer={
        <Button type="submit" form="publish" busy={publish.isPending && t('consents.doing')}>
          {t('consents.do')}
        </Button>
      }
    >
      <form
        id="publish"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit((body) => publish.mutate(body))}
      >
        <SegmentedBar
          label={t('consents.which')}
          options={consentKinds.map((value) => ({ value, label: t(`consents.${value}`) }))}
          value={kind}
          onValue={(value) => setKind(consentKinds.find((each) => each === value) ?? kind)}
        />
        <TextArea
          rows={8}
          label={t('consents.english')}
          error={errors.English?.message}
          {...form.register('English')}
        />
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
        {publish.error && <Alert tone="danger">{failureText(publish.error)}</Alert>}
      </form>
    </Dialog>
  )
}
