import { Refused } from '@pramaan/api-client'
import { EditDialog } from '@pramaan/app-shell/forms/edit-dialog.tsx'
import { usePush } from '@pramaan/app-shell/notifications/push/use-push.ts'
import { longestSearchName } from '@pramaan/domain/saved-search'
import { type AlertChoice, AlertFields } from '@pramaan/features/alerts/alert-fields.tsx'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { TextField } from '@pramaan/ui/text-field'
import { showToast } from '@pramaan/ui/toaster'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { type SavedJobSearch, useDeleteJobSearch, useStoreJobSearch } from './use-saved-job-searches.ts'

/** A person who saves a search wants alerts of new jobs; every candidate has a phone number to send them to. */
const usualAlert: AlertChoice = { Frequency: 'daily', Channel: 'whatsapp' }

/** Props of `JobSearchDialog`: a search that is saved, or the name that a new one begins with and its address. */
export type JobSearchDialogProps = {
  saved?: SavedJobSearch | undefined
  name: string
  query: string
  onClose: () => void
}

/** Asks for the name of a job search, and how to report new jobs. */
export function JobSearchDialog({ saved, name, query, onClose }: JobSearchDialogProps) {
  const t = useTexts()
  const [text, setText] = useState(saved?.Name ?? name)
  const [alert, setAlert] = useState<AlertChoice>(saved?.Alert ?? usualAlert)
  const store = useStoreJobSearch(saved, query)
  const remove = useDeleteJobSearch()
  const { error } = store
  const wrong = error instanceof Refused ? error.details.find(({ field }) => field === 'Name')?.message : undefined
  const { turn, isReady } = usePushFor(alert)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (store.isPending || turn.isPending || !(await isReady())) return
    const doneText = t('savedJobs.done', { frequency: alert.Frequency })
    store.mutate({ Name: text, Alert: alert }, { onSuccess: () => showToast({ text: doneText, tone: 'success' }) })
  }
  return (
    <EditDialog
      size="sm"
      title={t(saved ? 'savedJobs.edit' : 'savedJobs.save')}
      onSubmit={(event) => void submit(event)}
      busy={store.isPending || turn.isPending}
      saved={store.isSuccess || remove.isSuccess}
      unsaved={false}
      error={wrong ? undefined : (error ?? remove.error ?? turn.error)}
      onDismissError={store.reset}
      onClose={onClose}
      remove={
        saved && (
          <Button tone="quiet" onClick={() => remove.mutate(saved)} busy={remove.isPending && t('savedJobs.deleting')}>
            {t('savedJobs.delete')}
          </Button>
        )
      }
    >
      <TextField
        label={t('savedJobs.name')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        counter={longestSearchName}
        autoComplete="off"
        error={wrong}
      />
      <AlertFields value={alert} onValue={setAlert} />
      {turn.data === false && <Alert tone="danger">{t('push.blocked')}</Alert>}
    </EditDialog>
  )
}

/** The browser asks for permission only now, when a person wants an alert on this device. */
function usePushFor({ Frequency, Channel }: AlertChoice) {
  const { state, turn } = usePush()
  const isWanted = Frequency !== 'off' && Channel === 'push'
  const isReady = async () => !isWanted || state === 'on' || (await turn.mutateAsync(true).catch(() => false))
  return { turn, isReady }
}
