import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure, useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { HelpForm } from '@pramaan/features/help/help-form.tsx'
import { HelpMessages } from '@pramaan/features/help/help-messages.tsx'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { SidePanel } from '@pramaan/ui/side-panel'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import { TextLink } from '@pramaan/ui/text-link'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

type QuestionPanelProps = { candidateId: number; onClose: () => void }

/** A candidate's thread with the staff, and the field for the answer. */
export function QuestionPanel({ candidateId, onClose }: QuestionPanelProps) {
  const t = useTexts()
  const { help } = useApi()
  const params = { id: candidateId }
  const { data, error, refetch } = useQuery(help.thread.query({ params }))
  const changed = useThreadsChanged()
  async function answer(Text: string) {
    await help.answer({ params, body: { Text } })
    showToast({ text: t('helpQuestions.answer.sent'), tone: 'success' })
    await changed()
  }
  return (
    <SidePanel open wide onOpenChange={onClose} title={data?.thread.Name ?? t('titles.helpQuestions')}>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <SkeletonText lines={5} />
        </Loading>
      )}
      {data && (
        <div className="flex flex-col gap-5">
          <TextLink href={profilePath(candidateId)} className="self-start">
            {t('helpQuestions.profile')}
          </TextLink>
          <HelpMessages messages={data.data} candidate={data.thread.Name} />
          <HelpForm
            draft={`help.${candidateId}`}
            label={t('helpQuestions.answer')}
            help={t('helpQuestions.answer.help', { name: data.thread.Name })}
            onSend={answer}
          />
          {data.thread.WaitingSince && <Settle candidateId={candidateId} />}
        </div>
      )}
    </SidePanel>
  )
}

function Settle({ candidateId }: { candidateId: number }) {
  const t = useTexts()
  const { help } = useApi()
  const failureText = useFailureText()
  const changed = useThreadsChanged()
  const settle = useMutation({
    mutationFn: () => help.settle({ params: { id: candidateId } }),
    onSuccess() {
      showToast({ text: t('helpQuestions.settled'), tone: 'success' })
      return changed()
    },
  })
  return (
    <div className="flex flex-col items-start gap-2 border-line border-t pt-4">
      <Button
        tone="quiet"
        size="sm"
        busy={settle.isPending && t('helpQuestions.settle.busy')}
        onClick={() => settle.mutate()}
      >
        {t('helpQuestions.settle')}
      </Button>
      {settle.error && <Alert tone="danger">{failureText(settle.error)}</Alert>}
    </div>
  )
}

function useThreadsChanged() {
  const { help, verification } = useApi()
  const cache = useQueryClient()
  const changed = [help.thread.key, help.list.key, verification.waitingCounts.key]
  return () => Promise.all(changed.map((queryKey) => cache.invalidateQueries({ queryKey })))
}
