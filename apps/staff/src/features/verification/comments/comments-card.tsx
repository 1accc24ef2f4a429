import { ListsFailure } from '@pramaan/app-shell/forms/fields/lists-failure.tsx'
import { ActionBar } from '@pramaan/ui/action-bar'
import { Alert } from '@pramaan/ui/alert'
import { Card } from '@pramaan/ui/card'
import { Meter } from '@pramaan/ui/meter'
import { ScrollRegion } from '@pramaan/ui/scroll-region'
import { TextArea } from '@pramaan/ui/text-area'
import { TextButton } from '@pramaan/ui/text-link'
import { useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { verificationsIn, verificationsPath } from '../../../paths.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { CommentQuestions } from './comment-questions.tsx'
import { CommentsActions, useRefusal } from './comments-actions.tsx'
import { CommentsFoot } from './comments-foot.tsx'
import { CommentsKeys } from './comments-keys.tsx'
import { SkillsByHr } from './skills-by-hr.tsx'
import { type CommentsForm, type CommentsOn, useCommentsForm, useProgress } from './use-comments-form.ts'

/** The candidate, with the skills they name. */
export type CommentsCardProps = {
  candidate: CommentsOn & { SkillProfile: { GeneralSkills: string[]; ProfessionalSkills: string[] } }
  update: boolean
}

/**
 * The HR comments form (document 002 §2.8, §4, §5). The first missing field gives the message. Input is never lost:
 * answers are stored as a draft and restored on return, so leaving asks nothing.
 */
export function CommentsCard({ candidate, update }: CommentsCardProps) {
  const { form, submit, restored, startOver } = useCommentsForm(candidate, update)
  const element = useRef<HTMLFormElement>(null)
  const [dismissed, setDismissed] = useState(false)
  const [address] = useSearchParams()
  const { GeneralSkills, ProfessionalSkills } = candidate.SkillProfile
  const send = form.handleSubmit(
    (comments) => submit.mutate(comments),
    () => setDismissed(false),
  )
  const refusal = useRefusal(form, submit.error)
  const alert = refusal && !dismissed && (
    <Alert tone="danger" onDismiss={() => setDismissed(true)}>
      {refusal}
    </Alert>
  )
  if (submit.isSuccess) return <Navigate to={verificationsPath(verificationsIn(address))} replace />
  return (
    <Card as="div" flush className="flex flex-col lg:min-h-0">
      <Head form={form} />
      <CommentsKeys form={form} element={element} onSubmit={() => element.current?.requestSubmit()} />
      <form
        id="hr-comments"
        ref={element}
        noValidate
        onSubmit={(event) => {
          if (submit.isPending) event.preventDefault()
          else void send(event)
        }}
        className="flex min-h-0 flex-1 flex-col"
      >
        <ScrollRegion className="relative flex-1 px-4 py-3.5 sm:px-5">
          <div className="flex flex-col gap-3.5">
            {restored && form.formState.isDirty && <Restored onDrop={startOver} />}
            <CommentQuestions form={form} />
            <ListsFailure />
            <SkillsByHr form={form} name="professionalSkillsByHr" ownSkills={ProfessionalSkills} />
            <SkillsByHr form={form} name="generalSkillsByHr" ownSkills={GeneralSkills} />
            <Remarks form={form} />
          </div>
        </ScrollRegion>
        <div className="px-4 pb-3 empty:hidden max-lg:hidden sm:px-5">{alert}</div>
        <CommentsFoot update={update}>
          <CommentsActions update={update} busy={submit.isPending} />
        </CommentsFoot>
      </form>
      <ActionBar phoneOnly textAbove text={alert}>
        <CommentsActions update={update} busy={submit.isPending} />
      </ActionBar>
    </Card>
  )
}

function Head({ form }: { form: CommentsForm }) {
  const t = useTexts()
  const { answered, total } = useProgress(form)
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-line border-b px-4 sm:px-5">
      <h2 className="text-base">{t('comments.title')}</h2>
      <Meter quiet count={answered} total={total} label={t('comments.progress')} />
    </div>
  )
}

function Restored({ onDrop }: { onDrop: () => void }) {
  const t = useTexts()
  return (
    <Alert action={<TextButton onClick={onDrop}>{t('comments.draft.drop')}</TextButton>}>{t('comments.draft')}</Alert>
  )
}

function Remarks({ form }: { form: CommentsForm }) {
  const t = useTexts()
  const { otherRemarks } = form.formState.errors
  return (
    <TextArea
      label={t('comments.otherRemarks')}
      note={t('comments.optional')}
      counter={1000}
      error={otherRemarks?.message}
      {...form.register('otherRemarks')}
    />
  )
}
