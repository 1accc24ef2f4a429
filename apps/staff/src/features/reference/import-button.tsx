import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useSentence } from '@pramaan/app-shell/texts/texts.tsx'
import type { ReferenceListName } from '@pramaan/domain/reference-list'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { type ImportOutcome, importRows, NoSuchColumns, readRows } from './read-rows.ts'
import { useRefreshReference } from './use-reference.ts'

/** Adds the entries of a CSV file, and says why a line was refused. */
export function ImportButton({ list }: { list: ReferenceListName }) {
  const t = useTexts()
  const { referenceLists } = useApi()
  const refresh = useRefreshReference()
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<ImportOutcome>()
  const take = useSingleMutation<ImportOutcome, File>({
    mutationFn: async (file) =>
      importRows(await readRows(file), (Rows) => referenceLists.importRows({ params: { list }, body: { Rows } })),
    onSuccess: setOutcome,
    onSettled: refresh,
  })
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={t('reference.import')}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Allows choosing the same file again after fixing it.
          target.value = ''
          if (file) take.mutate(file)
        }}
      />
      <Button
        tone="quiet"
        size="sm"
        icon={<Upload />}
        busy={take.isPending && t('reference.importing')}
        onClick={() => input.current?.click()}
      >
        {t('reference.import')}
      </Button>
      <Outcome
        outcome={outcome}
        error={take.error}
        onClose={() => {
          setOutcome(undefined)
          take.reset()
        }}
      />
    </>
  )
}

type OutcomeProps = { outcome: ImportOutcome | undefined; error: Error | null; onClose: () => void }

function Outcome({ outcome, error, onClose }: OutcomeProps) {
  const t = useTexts()
  const failureText = useFailureText()
  const sentence = useSentence()
  if (!outcome && !error) return null
  const outcomeText = outcome
    ? t('reference.import.text', {
        added: String(outcome.Added),
        known: String(outcome.Known),
        refused: String(outcome.Refused.length),
      })
    : error instanceof NoSuchColumns
      ? t('reference.import.columns')
      : failureText(error)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(outcome ? 'reference.import.title' : 'reference.import.failed')}
      description={outcomeText}
      footer={<Button onClick={onClose}>{t('reference.import.close')}</Button>}
    >
      {outcome?.stopped && (
        <Alert tone="danger">
          {t('reference.import.stopped', {
            line: String(outcome.stopped.Row + 1),
            reason: failureText(outcome.stopped.error),
          })}
        </Alert>
      )}
      <ul className="flex flex-col gap-1 text-sm">
        {outcome?.Refused.map(({ Row, Message }) => (
          <li key={Row}>{t('reference.import.line', { line: String(Row + 1), message: sentence(Message) })}</li>
        ))}
      </ul>
    </Dialog>
  )
}
