import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { BulkButton } from '@pramaan/ui/bulk-bar'
import { useQueryClient } from '@tanstack/react-query'
import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { ConfirmMany } from '../../frame/confirm-many.tsx'
import { ListBulk } from '../../frame/list-bulk.tsx'
import { useBulk } from '../../frame/use-bulk.tsx'
import type { Selection } from '../../frame/use-selection.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type Applicant, isWaiting } from './use-applicants.ts'

type Deed = 'verify' | 'pending'

/** Verifies the chosen applicants who wait, or takes back those who are verified, through the spec's question (document 002 §4). */
export function ApplicantsBulk({ selection }: { selection: Selection<Applicant> }) {
  const t = useTexts()
  const [deed, setDeed] = useState<Deed>()
  const { bulk, peopleFor } = useStatusOfMany(selection, () => setDeed(undefined))
  const people = deed ? peopleFor(deed) : []
  const waiting = peopleFor('verify').length
  const verified = peopleFor('pending').length
  return (
    <>
      <ListBulk count={selection.ids.length} onClear={selection.clear}>
        <BulkButton
          main
          icon={<ShieldCheck />}
          reason={waiting === 0 && t('bulk.verify.none')}
          onClick={() => setDeed('verify')}
        >
          {t('bulk.verify', { count: waiting })}
        </BulkButton>
        <BulkButton
          icon={<ShieldOff />}
          reason={verified === 0 && t('bulk.pending.none')}
          onClick={() => setDeed('pending')}
        >
          {t('bulk.pending', { count: verified })}
        </BulkButton>
      </ListBulk>
      {deed && (
        <ConfirmMany
          people={people}
          tone="primary"
          title={t('status.title')}
          description={t(`bulk.${deed}.text`)}
          confirmLabel={t(`bulk.${deed}.title`, { count: people.length })}
          busy={bulk.busy && t('status.busy')}
          error={bulk.error}
          onClose={() => setDeed(undefined)}
          onConfirm={() => bulk.run(deed)}
        />
      )}
      {bulk.dialog}
    </>
  )
}

function useStatusOfMany(selection: Selection<Applicant>, onClose: () => void) {
  const t = useTexts()
  const { verification, guidance } = useApi()
  const queries = useQueryClient()
  const again = () =>
    Promise.all(
      [verification.applicants.key, verification.queue.key, guidance.history.key].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  const { run, ...bulk } = useBulk({
    again,
    onDone: () => {
      onClose()
      selection.clear()
    },
  })
  const set = (VspStatus: boolean) => (candidateIds: number[]) =>
    verification.setStatusOfMany({ body: { candidateIds, VspStatus } })
  const peopleFor = (deed: Deed) =>
    selection.people
      .filter((row) => isWaiting(row) === (deed === 'verify'))
      .map(({ UserId, FullName }) => ({ ID: UserId, FullName }))
  const start = (deed: Deed) =>
    run({
      people: peopleFor(deed),
      ...{ act: set(deed === 'verify'), undo: set(deed !== 'verify') },
      said: (count) => t(deed === 'verify' ? 'bulk.verified' : 'bulk.markedPending', { count }),
    })
  return { bulk: { ...bulk, run: start }, peopleFor }
}
