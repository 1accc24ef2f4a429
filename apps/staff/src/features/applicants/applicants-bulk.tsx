import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { BulkButton } from '@pramaan/ui/bulk-bar'
import { useQueryClient } from '@tanstack/react-query'
import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ConfirmBulkAction } from '../../lists/selection/confirm-bulk-action.tsx'
import { ListBulk } from '../../lists/selection/list-bulk.tsx'
import { useBulk } from '../../lists/selection/use-bulk.tsx'
import type { Selection } from '../../lists/selection/use-selection.ts'
import { verificationsPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type Applicant, isWaiting } from './use-applicants.ts'

/**
 * For the selected applicants: opens the questions of those who wait, one after the other, or revokes the verified ones
 * after the spec's question (document 002 §4; D55).
 */
export function ApplicantsBulk({ selection }: { selection: Selection<Applicant> }) {
  const t = useTexts()
  const navigate = useNavigate()
  const { role } = usePerson()
  const [asking, setAsking] = useState(false)
  const waiting = selection.people.filter(isWaiting)
  const verified = selection.people
    .filter((row) => !isWaiting(row))
    .map(({ UserId, FullName }) => ({ ID: UserId, FullName }))
  const bulk = useUndo(selection, () => setAsking(false))
  return (
    <>
      <ListBulk count={selection.ids.length} onClear={selection.clear}>
        {may(role, 'submitHrComments') && (
          <BulkButton
            main
            icon={<ShieldCheck />}
            reason={waiting.length === 0 && t('bulk.verify.none')}
            onClick={() => void navigate(verificationsPath(waiting.map(({ UserId }) => UserId)))}
          >
            {t('bulk.verify', { count: waiting.length })}
          </BulkButton>
        )}
        <BulkButton
          icon={<ShieldOff />}
          reason={verified.length === 0 && t('bulk.pending.none')}
          onClick={() => setAsking(true)}
        >
          {t('bulk.pending', { count: verified.length })}
        </BulkButton>
      </ListBulk>
      {asking && (
        <ConfirmBulkAction
          people={verified}
          tone="primary"
          title={t('status.title')}
          description={t('bulk.pending.text')}
          confirmLabel={t('bulk.pending.title', { count: verified.length })}
          busy={bulk.busy && t('status.busy')}
          error={bulk.error}
          onClose={() => setAsking(false)}
          onConfirm={() => bulk.run(verified)}
        />
      )}
      {bulk.dialog}
    </>
  )
}

function useUndo(selection: Selection<Applicant>, onClose: () => void) {
  const t = useTexts()
  const { verification, guidance } = useApi()
  const queries = useQueryClient()
  const reload = () =>
    Promise.all(
      [verification.applicants, verification.queue, verification.waitingCounts, guidance.history].map(({ key }) =>
        queries.invalidateQueries({ queryKey: key }),
      ),
    )
  const { run, ...bulk } = useBulk({
    reload,
    onDone: () => {
      onClose()
      selection.clear()
    },
  })
  const set = (VspStatus: boolean) => (candidateIds: number[]) =>
    verification.setStatusOfMany({ body: { candidateIds, VspStatus } })
  const start = (people: readonly { ID: number; FullName: string }[]) =>
    run({ people, act: set(false), undo: set(true), textOf: (count) => t('bulk.markedPending', { count }) })
  return { ...bulk, run: start }
}
