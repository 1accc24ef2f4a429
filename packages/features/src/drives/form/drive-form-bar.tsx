import { LeaveGuard } from '@pramaan/app-shell/forms/unsaved/leave-guard.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { ActionBar } from '@pramaan/ui/action-bar'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { LinkButton } from '@pramaan/ui/link-button'
import { useWatch } from 'react-hook-form'
import { driveListPath } from '../../paths/drive-paths.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { driveFormSections } from './drive-form-sections.ts'
import { differs } from './fields/drive-form-values.ts'
import type { useDriveForm } from './use-drive-form.ts'

type State = ReturnType<typeof useDriveForm>

/** Cancel, and the main action: publish or save; says what is missing. */
export function DriveFormBar({ state, uploads, isNew }: { state: State; uploads: number; isNew: boolean }) {
  const t = usePostingTexts()
  const { errors } = state.form.formState
  const fix = driveFormSections.flatMap(({ fields }) => fields.filter((name) => errors[name])).length
  const why = uploads > 0 ? t('driveForm.uploading') : fix > 0 ? t('driveForm.fix', { n: fix }) : ''
  return (
    <ActionBar width="max-w-250" textAbove text={why && <span role="status">{why}</span>}>
      <LinkButton href={driveListPath} tone="quiet">
        {t('driveForm.cancel')}
      </LinkButton>
      <Button
        disabled={uploads > 0}
        onClick={state.submit}
        busy={state.save.isPending && t(isNew ? 'driveForm.creating' : 'driveForm.updating')}
      >
        {t(isNew ? 'driveForm.create' : 'driveForm.update')}
      </Button>
    </ActionBar>
  )
}

/** Above the form: a restored draft, and why the last attempt was refused. */
export function DriveFormNotes({ state, isNew }: { state: State; isNew: boolean }) {
  const t = usePostingTexts()
  const failureText = useFailureText()
  const refused = Object.keys(state.form.formState.errors).length === 0 && state.save.error
  return (
    <>
      {state.fromDraft && (
        <Alert
          action={
            <Button tone="quiet" size="xs" onClick={state.startOver}>
              {t('driveForm.draft.drop')}
            </Button>
          }
        >
          {t(isNew ? 'driveForm.draft' : 'driveForm.draft.edit')}
        </Alert>
      )}
      {refused && <Alert tone="danger">{failureText(refused)}</Alert>}
    </>
  )
}

/** Asks 'Data will be lost' before leaving with changes, then deletes the draft (D17). */
export function UnsavedGuard({ state: { form, base, saved, draft } }: { state: State }) {
  const values = useWatch({ control: form.control })
  const unsaved = differs({ ...base, ...values } as typeof base, base)
  return <LeaveGuard when={unsaved && !saved} onLeave={draft.drop} />
}
