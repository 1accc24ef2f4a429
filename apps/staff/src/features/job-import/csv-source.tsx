import { csvText, saveText } from '@pramaan/app-shell/csv/save-csv.ts'
import { FileProblem } from '@pramaan/app-shell/forms/file-problem.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { tooLargeImport } from '@pramaan/contract/jobs/job-import'
import { importFields, importLimits, requiredFields } from '@pramaan/domain/job-import'
import { startOf } from '@pramaan/domain/shortened'
import { Button } from '@pramaan/ui/button'
import { Disclosure } from '@pramaan/ui/disclosure'
import { FileDrop } from '@pramaan/ui/file-drop'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { readText } from '../../lists/read-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { sampleRows } from './sample.ts'

/** A character has at most three bytes, and the byte order mark three more. */
const mostBytes = 3 * (importLimits.characters + 1)

/** Reads jobs from a CSV file; its columns are explained next to it. */
export function CsvSource({ onRead }: { onRead: (importId: number) => void }) {
  const t = useTexts()
  const { jobImports } = useApi()
  const failureText = useFailureText()
  const read = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > mostBytes) throw new FileProblem(tooLargeImport)
      return jobImports.fromCsv({ body: { Name: startOf(file.name, 200), Text: await readText(file) } })
    },
    onSuccess: ({ data }) => onRead(data.ID),
  })
  const file = read.variables
  const state = file && {
    name: file.name,
    ...(read.isPending && { percent: 50 }),
    ...(read.error && { problem: failureText(read.error) }),
  }
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        label={t('import.csv.label')}
        choose={t('import.csv.choose')}
        busy={t('import.csv.busy')}
        hint={t('import.csv.hint')}
        retry={t('import.csv.retry')}
        cancel={t('import.csv.cancel')}
        accept=".csv,text/csv"
        file={state}
        onFile={(next) => read.mutate(next)}
        onRetry={() => file && read.mutate(file)}
        onRemove={() => read.reset()}
      />
      <Columns />
    </div>
  )
}

function Columns() {
  const t = useTexts()
  const save = async () => saveText('sample-jobs.csv', await csvText(importFields, sampleRows()))
  return (
    <div className="flex flex-col items-start gap-3 *:last:w-full">
      <Button size="sm" tone="soft" icon={<Download />} onClick={() => void save()}>
        {t('import.csv.sample')}
      </Button>
      <Disclosure summary={t('import.csv.columns')}>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {importFields.map((field) => (
            <div key={field}>
              <dt className="font-semibold text-ink">
                {field}{' '}
                <span className="text-xs font-normal text-ink-muted">
                  {t(requiredFields.some((one) => one === field) ? 'import.csv.required' : 'import.csv.optional')}
                </span>
              </dt>
              <dd>{t(`import.help.${field}`)}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  )
}
