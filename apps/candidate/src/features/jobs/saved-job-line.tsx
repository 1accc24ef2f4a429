import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'
import { dotted } from '@pramaan/domain/dotted'
import { isSavedJobOpen } from '@pramaan/domain/job'
import { AppliableRow, ClosedRow } from '@pramaan/features/jobs/list/rows/job-row.tsx'
import { useSaveJob } from '@pramaan/features/jobs/save/use-save-job.ts'
import { Button } from '@pramaan/ui/button'
import { useTexts } from '../../texts/use-texts.ts'

/** A job that the candidate saved. */
export type SavedJob = Answer<Contract['savedJobs']['list']>['data'][number]

/** A saved job: to apply to, closed since, or gone, which can only be removed. */
export function SavedJobLine({ saved, onOpen }: { saved: SavedJob; onOpen: () => void }) {
  const { Job: job, State: state } = saved
  if (!job) return <GoneLine saved={saved} />
  return isSavedJobOpen(state) ? <AppliableRow job={job} onOpen={onOpen} /> : <ClosedRow job={job} onOpen={onOpen} />
}

function GoneLine({ saved }: { saved: SavedJob }) {
  const t = useTexts()
  const save = useSaveJob()
  const { JobID: ID, Title, CompanyName } = saved
  return (
    <li className="flex items-center gap-3 border-line px-4 py-4 not-first:border-t sm:px-5">
      <div className="min-w-0 flex-1">
        <h3 className="text-base text-ink-muted wrap-anywhere">{Title}</h3>
        <p className="text-sm text-ink-muted">{dotted([CompanyName, t('jobs.saved.gone')])}</p>
      </div>
      <Button
        tone="quiet"
        size="sm"
        aria-label={t('jobs.saved.remove.of', { title: Title })}
        onClick={() => save({ job: { ID, Title }, saved: false, undone: true })}
      >
        {t('jobs.saved.remove')}
      </Button>
    </li>
  )
}
