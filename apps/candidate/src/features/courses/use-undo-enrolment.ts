import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation } from '@tanstack/react-query'
import { useReload } from '../../openings/use-withdraw.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Undoes a free enrolment that was just made, by withdrawing from the course. */
export function useUndoEnrolment(courseId: number): () => void {
  const t = useTexts()
  const { applications } = useApi()
  const reload = useReload()
  const failureText = useFailureText()
  const about = `course ${courseId}`
  const undo = useMutation({
    mutationFn: async () => {
      const { data } = await applications.mine({ query: { kind: 'course', pageSize: 50 } })
      const mine = data.find(({ CourseID }) => CourseID === courseId)
      if (mine) await applications.withdraw({ body: { Kind: 'course', ID: mine.ID } })
    },
    onSuccess: () => showToast({ text: t('courses.undone'), tone: 'success', about }),
    onError: (error) => showToast({ text: failureText(error), tone: 'danger', about }),
    onSettled: reload,
  })
  return () => undo.mutate()
}
