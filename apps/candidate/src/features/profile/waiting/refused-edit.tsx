import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { useMutation } from '@tanstack/react-query'
import { isEntryEdit } from '../../../record/edits/edit.ts'
import type { SavedEdit } from '../../../record/edits/edit-list.ts'
import { insisted } from '../../../record/edits/make-edit.ts'
import { useSendEdits } from '../../../record/edits/use-sending.ts'
import type { MyRecord } from '../../../record/my-record.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { OpenEdit } from '../editing/use-edit.ts'
import { useDifferences } from './use-differences.ts'
import { dialogOf, useEditDescription } from './use-edit-description.ts'

type RefusedEditProps = { record: MyRecord; saved: SavedEdit; open: OpenEdit; onDiscard: () => void }

/** A change that the server refused: the reason, and what the person can do. */
export function RefusedEdit({ record, saved, open, onDiscard }: RefusedEditProps) {
  const t = useTexts()
  const what = useEditDescription()(saved)
  const { edit, code, problem } = saved
  const isGone = isEntryEdit(edit) && code === 'not-found'
  if (code === 'changed-elsewhere' || isGone)
    return (
      <Alert tone="danger" title={t('savedEdits.refused', { what })}>
        <p>{t(isGone ? 'savedEdits.gone' : 'savedEdits.elsewhere')}</p>
        <Differences record={record} saved={saved} />
        <Choice saved={saved} isGone={isGone} onDiscard={onDiscard} />
      </Alert>
    )
  const entry = isEntryEdit(edit) ? edit.id : undefined
  return (
    <Alert tone="danger" title={t('savedEdits.refused', { what })}>
      <p>{problem}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button tone="quiet" size="sm" onClick={() => open(dialogOf(saved), entry, saved.key)}>
          {t('savedEdits.fix')}
        </Button>
        <Button tone="quiet" size="sm" aria-label={t('savedEdits.discard.of', { what })} onClick={onDiscard}>
          {t('savedEdits.discard')}
        </Button>
      </div>
    </Alert>
  )
}

function Differences({ record, saved }: Pick<RefusedEditProps, 'record' | 'saved'>) {
  const t = useTexts()
  const differences = useDifferences(record)(saved.edit)
  return (
    <dl className="mt-1.5 flex flex-col gap-1.5">
      {differences.map(({ label, mine, theirs }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd className="wrap-anywhere">{t('savedEdits.mine', { value: mine })}</dd>
          <dd className="wrap-anywhere">{t('savedEdits.theirs', { value: theirs })}</dd>
        </div>
      ))}
    </dl>
  )
}

function Choice({ saved, isGone, onDiscard }: { saved: SavedEdit; isGone: boolean; onDiscard: () => void }) {
  const t = useTexts()
  const send = useSendEdits()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => send(saved.part, [insisted(saved)]),
    onSuccess: onDiscard,
  })
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button tone="quiet" size="sm" busy={isPending && t('form.saving')} onClick={() => mutate()}>
        {t(isGone ? 'savedEdits.addAgain' : 'savedEdits.keepMine')}
      </Button>
      <Button tone="quiet" size="sm" onClick={onDiscard}>
        {t(isGone ? 'savedEdits.leaveGone' : 'savedEdits.keepTheirs')}
      </Button>
    </div>
  )
}
