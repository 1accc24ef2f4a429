import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { isReady } from '@pramaan/domain/job-import'
import { Alert } from '@pramaan/ui/alert'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { Tabs } from '@pramaan/ui/tabs'
import { TextLink } from '@pramaan/ui/text-link'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { DraftTable } from './draft-table.tsx'
import { FixDialog } from './fix-dialog.tsx'
import { ImportTools } from './import-tools.tsx'
import { type Draft, type JobImport, useImport, useImportActions } from './use-imports.ts'

/** The drafts of one import, to review, fix and publish. */
export function Review({ id, onLeave }: { id: number; onLeave: () => void }) {
  const t = useTexts()
  const { data, error, refetch } = useImport(id)
  return (
    <div className="flex flex-col gap-3">
      <TextLink href={paths.scrapper} icon={<ArrowLeft aria-hidden />} className="self-start">
        {t('import.back')}
      </TextLink>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <Loading>
          <Skeleton className="h-80" />
        </Loading>
      )}
      {data && <Drafts shown={data.data} onLeave={onLeave} />}
    </div>
  )
}

const states = ['all', 'ready', 'broken', 'taken'] as const

function Drafts({ shown, onLeave }: { shown: JobImport; onLeave: () => void }) {
  const t = useTexts()
  const { reload } = useImportActions(shown.ID)
  const [state, setState] = useState<string>('all')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [fixing, setFixing] = useState<Draft>()
  const { Items } = shown
  const itemsIn = (oneState: string) => (oneState === 'all' ? Items : Items.filter(({ State }) => State === oneState))
  const ready = Items.filter(({ ID, State }) => isReady(State) && (chosen.length === 0 || chosen.includes(String(ID))))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-lg">{shown.Name}</h2>
          <p className="text-sm text-ink-muted">{t('import.count', { rows: shown.Rows, taken: shown.Taken })}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ImportTools
            shown={shown}
            ready={ready.map(({ ID }) => ID)}
            onTaken={() => setChosen([])}
            onRemoved={onLeave}
          />
        </div>
      </div>
      {shown.Unknown.length > 0 && <Alert>{t('import.unknown', { columns: shown.Unknown.join(', ') })}</Alert>}
      <Tabs
        look="pill"
        label={t('import.filter')}
        tabs={states.map((value) => ({ value, label: t(`import.state.${value}`), count: itemsIn(value).length }))}
        value={state}
        onValue={setState}
      >
        <div className="pt-2">
          <DraftTable
            drafts={itemsIn(state)}
            selected={chosen.filter((id) => itemsIn(state).some(({ ID }) => String(ID) === id))}
            onSelected={setChosen}
            onFix={setFixing}
          />
        </div>
      </Tabs>
      <FixDialog importId={shown.ID} draft={fixing} onClose={() => setFixing(undefined)} onSaved={reload} />
    </>
  )
}
