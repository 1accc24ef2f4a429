import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { type ReviewAction, reviewedTo } from '@pramaan/domain/drive-application'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation } from '@tanstack/react-query'
import { useTexts } from '../../../texts/use-texts.ts'
import { type DriveApplicant, useReloadReviews } from '../use-drive-applicants.ts'

type Review = { applicant: DriveApplicant; decision: ReviewAction }

/** Runs a reviewer's actions one at a time, and reloads the list after each (document 002 §4). */
export function useReview(onDone: () => void) {
  const t = useTexts()
  const api = useApi()
  const failureText = useFailureText()
  const reload = useReloadReviews()
  const showFailure = (error: unknown) => showToast({ text: failureText(error), tone: 'danger' })
  const undo = useMutation({
    mutationFn: ({ applicationID }: DriveApplicant) =>
      api.drives.undoReview({ body: { applicationIds: [applicationID] } }),
    onSuccess: ({ data: [result] }) =>
      result?.why
        ? showToast({ text: result.why, tone: 'danger' })
        : showToast({ text: t('bulk.undone', { count: 1 }) }),
    onError: showFailure,
    onSettled: reload,
  })
  const review = useMutation({
    mutationFn: ({ applicant, decision }: Review) =>
      api.drives.review({ body: { applicationId: applicant.applicationID, applicationStatus: reviewedTo(decision) } }),
    onSuccess: (_, { applicant, decision }) => {
      const action = { label: t('bulk.undo'), onAction: () => undo.mutate(applicant) }
      const text = t(`review.done.${decision}`, { name: applicant.FullName })
      showToast({ text, tone: 'success', action })
    },
    onError: showFailure,
    onSettled: async () => {
      await reload()
      onDone()
    },
  })
  const busy = review.isPending ? review.variables : undefined
  return {
    /** The running action. */
    busy,
    review: (applicant: DriveApplicant, decision: ReviewAction) => !busy && review.mutate({ applicant, decision }),
  }
}
