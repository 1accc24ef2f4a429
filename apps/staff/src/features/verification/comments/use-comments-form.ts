import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useDraft } from '@pramaan/app-shell/forms/unsaved/use-draft.ts'
import { useFormDraft } from '@pramaan/app-shell/forms/unsaved/use-form-draft.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { firstMissing, hrCommentFields } from '@pramaan/domain/hr-comments'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useTexts } from '../../../texts/use-texts.ts'
import { type CommentsValues, commentsOf, commentsSchema, type KnownComments, valuesOf } from './comments-values.ts'

/** The candidate, and any existing comments, also of a revoked verification. */
export type CommentsOn = { ID: number; FullName: string; LastHrComments?: KnownComments }

/** The HR comments form with its draft and its request. */
export function useCommentsForm({ ID, FullName, LastHrComments = null }: CommentsOn, update: boolean) {
  const t = useTexts()
  const draft = useDraft<CommentsValues>(`comments.${ID}`)
  const known = valuesOf(LastHrComments)
  const form = useForm<CommentsValues, unknown, z.output<typeof commentsSchema>>({
    resolver: standardSchemaResolver(commentsSchema),
    defaultValues: known,
    // A restored draft counts as unsaved from the start, because it differs from the server's values.
    ...(draft.initial && { values: { ...known, ...draft.initial }, resetOptions: { keepDefaultValues: true } }),
  })
  useFormDraft(form, draft)
  const submit = useSubmitComments(ID, () => {
    draft.drop()
    showToast({ text: t(update ? 'comments.updated' : 'comments.done', { name: FullName }), tone: 'success' })
  })
  return {
    form,
    submit,
    restored: draft.initial !== undefined,
    /** Back to the server's values. */
    startOver() {
      form.reset(known)
      draft.drop()
    },
  }
}

/** The HR comments form. */
export type CommentsForm = ReturnType<typeof useCommentsForm>['form']

function useSubmitComments(candidateId: number, onDone: () => void) {
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (hrComments: z.output<typeof commentsSchema>) =>
      api.verification.submit({ params: { candidateId }, body: { hrComments } }),
    async onSuccess() {
      await cache.invalidateQueries({ queryKey: api.verification.applicants.key, refetchType: 'all' })
      for (const { key } of [
        api.candidates.get,
        api.verification.queue,
        api.verification.waitingCounts,
        api.guidance.history,
      ])
        void cache.invalidateQueries({ queryKey: key })
      void cache.invalidateQueries({ queryKey: api.search.candidates.key })
      onDone()
    },
  })
}

/** The number of answered required questions, and the first unanswered one. */
export function useProgress(form: CommentsForm) {
  const values = commentsOf({ ...form.getValues(), ...useWatch({ control: form.control }) } as CommentsValues)
  const answered = hrCommentFields.filter((field) => !firstMissing({ ...allGiven, [field]: values[field] }))
  return { answered: answered.length, total: hrCommentFields.length, first: firstMissing(values) }
}

const given = ['given']
const allGiven = {
  ComSkills: 'given',
  language: given,
  personality: 'given',
  workType: given,
  jobType: given,
  jobLocation: 'given',
  ctc: 1,
  hasOwn: given,
  Availability: 'given',
}
