import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextLink } from '@pramaan/ui/text-link'
import { showToast } from '@pramaan/ui/toaster'
import { useId } from 'react'
import { newJobPath } from '../../paths/job-path.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import {
  CityField,
  OpeningsField,
  PayField,
  QualificationField,
  TitleField,
  TypeField,
} from './fields/job-choice-fields.tsx'
import { sentenceOf } from './fields/job-form-values.ts'
import { PostButton } from './job-form.tsx'
import { useQuickJob } from './use-quick-job.ts'

/** 'Add new job', the simple form, on the listing itself (document 002 §2.6, §5). */
export function QuickJob({ onClose }: { onClose: () => void }) {
  const t = usePostingTexts()
  const id = useId()
  const { form, post, submit } = useQuickJob((job) => {
    showToast({ text: t('jobForm.done', { title: job.Title }), tone: 'success' })
    onClose()
  })
  return (
    <Card>
      <form id={id} noValidate onSubmit={submit} aria-labelledby={`${id}-title`} className="flex flex-col gap-5">
        <SectionHeader
          id={`${id}-title`}
          title={t('quickJobForm.title')}
          description={t('quickJobForm.text')}
          aside={<TextLink href={newJobPath}>{t('quickJobForm.full')}</TextLink>}
        />
        <QuickFields form={form} />
        <div className="flex justify-end gap-2 max-sm:*:flex-1">
          <Button tone="quiet" onClick={onClose}>
            {t('jobForm.cancel')}
          </Button>
          <PostButton post={post} form={id} />
        </div>
      </form>
    </Card>
  )
}

function QuickFields({ form }: Pick<ReturnType<typeof useQuickJob>, 'form'>) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TypeField {...register('JobType')} error={sentenceOf(errors, 'JobType')} required />
      <TitleField {...register('JobTitle')} error={sentenceOf(errors, 'JobTitle')} />
      <CityField {...register('JobLocation')} error={sentenceOf(errors, 'JobLocation')} required />
      <PayField scale="simple" {...register('JobCTC')} error={sentenceOf(errors, 'JobCTC')} required />
      <OpeningsField {...register('OpenPositions')} error={sentenceOf(errors, 'OpenPositions')} required />
      <QualificationField
        {...register('EducationRequirement')}
        error={sentenceOf(errors, 'EducationRequirement')}
        required
      />
    </div>
  )
}
