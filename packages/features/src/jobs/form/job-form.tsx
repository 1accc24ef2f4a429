import { ListsFailure } from '@pramaan/app-shell/forms/fields/lists-failure.tsx'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextButton } from '@pramaan/ui/text-link'
import { type ReactNode, useState } from 'react'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { WorkFields } from './fields/job-form-fields.tsx'
import { PersonFields } from './fields/job-form-person.tsx'
import { OfferFields } from './fields/offer-fields.tsx'
import type { UsedJobForm } from './use-job-form.ts'

/** The full form of a new job in its three parts (document 002 §5); `foot` holds its buttons. */
export function JobFormParts({
  used,
  id,
  bare,
  foot,
}: {
  used: UsedJobForm
  id: string
  bare?: boolean
  foot?: ReactNode
}) {
  const t = usePostingTexts()
  const { form, submit } = used
  const parts = [
    { title: t('jobForm.group.job'), fields: <WorkFields form={form} /> },
    { title: t('jobForm.group.person'), fields: <PersonFields form={form} /> },
    { title: t('jobForm.group.offer'), fields: <OfferFields form={form} /> },
  ]
  return (
    <form id={id} noValidate onSubmit={submit} className={bare ? 'flex flex-col gap-8 pt-1' : 'flex flex-col gap-4'}>
      <SavedNote used={used} />
      <ListsFailure />
      {parts.map(({ title, fields }) => (
        <Part key={title} title={title} bare={bare}>
          {fields}
        </Part>
      ))}
      {foot}
    </form>
  )
}

function Part({ title, bare, children }: { title: string; bare?: boolean | undefined; children: ReactNode }) {
  const inside = (
    <>
      <SectionHeader title={title} />
      {children}
    </>
  )
  return bare ? (
    // The option lists of fields overflow, so nothing here may clip them.
    <section className="flex flex-col gap-5">{inside}</section>
  ) : (
    <Card className="flex flex-col gap-5 sm:p-6">{inside}</Card>
  )
}

function SavedNote({ used }: { used: UsedJobForm }) {
  const t = usePostingTexts()
  const [isShown, setShows] = useState(used.saved)
  if (!isShown) return null
  const afresh = () => {
    used.startAfresh()
    setShows(false)
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
      {t('jobForm.draftSaved')} <TextButton onClick={afresh}>{t('jobForm.startOver')}</TextButton>
    </p>
  )
}

/** Submits a job form; after a failure it only says 'Try again', as the spec requires (document 002 §8). */
export function PostButton({ post, form }: { post: { isPending: boolean; isError: boolean }; form: string }) {
  const t = usePostingTexts()
  return (
    <Button type="submit" form={form} busy={post.isPending && t('jobForm.busy')}>
      {t(post.isError ? 'jobForm.again' : 'jobForm.submit')}
    </Button>
  )
}
