import { LeaveGuard } from '@pramaan/app-shell/forms/unsaved/leave-guard.tsx'
import { useDraft } from '@pramaan/app-shell/forms/unsaved/use-draft.ts'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useUpload } from '@pramaan/features/uploads/use-upload.ts'
import { type FormEvent, useState } from 'react'
import { useMyFiles } from '../../../files/use-my-files.ts'
import type { MyRecord } from '../../../record/my-record.ts'
import { SkillPicker } from '../../../skills/skill-picker.tsx'
import { useSkillLists } from '../../../skills/use-skill-lists.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { StepForm } from '../wizard/step-form.tsx'
import { useBack, useSaveStep } from '../wizard/use-wizard.ts'
import { awaitQuery } from './await-query.ts'
import { CertificateFields } from './certificate-fields.tsx'
import { NotificationFields } from './notification-fields.tsx'
import { type SkillsValues, skillsBody, skillsOf } from './skills-values.ts'
import { useAutosave } from './use-autosave.ts'

/** Skills & interests, screen 5 of 6: at most ten skills, and what to be notified about (document 000 §4, §5). */
export function SkillsForm({ record }: { record: MyRecord }) {
  const t = useTexts()
  const api = useApi()
  const { ID } = usePerson()
  const save = useSaveStep()
  const back = useBack()
  const draft = useDraft<SkillsValues>('skills')
  const [values, setValues] = useState<SkillsValues>(() => draft.initial ?? skillsOf(record))
  const autosave = useAutosave(draft, values)
  const upload = useUpload('onboardingCertificate', useMyFiles(record).addCertificate)
  const lists = useSkillLists(record.CareerProfile.domain)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    autosave.save()
    const send = async () => {
      const body = skillsBody(values, await awaitQuery(lists))
      return api.registration.saveStep({ params: { step: 2, id: ID }, body })
    }
    save.mutate(send, { onSuccess: draft.drop })
  }
  const goBack = () => {
    autosave.save()
    back.back()
  }
  const change = (changed: Partial<SkillsValues>) => setValues((before) => ({ ...before, ...changed }))
  return (
    <StepForm
      position={5}
      title={t('wizard.skills')}
      text={t('skills.text')}
      aside={autosave.savedAt && <span role="status">{t('wizard.draftSaved', { at: autosave.savedAt })}</span>}
      onSubmit={submit}
      busy={save.isPending}
      uploading={upload.uploading}
      onBack={goBack}
      backBusy={back.busy}
      error={save.error ?? back.error}
    >
      <SkillPicker lists={lists} picked={values.picked} onPicked={(picked) => change({ picked })} />
      <CertificateFields record={record} upload={upload} />
      <NotificationFields values={values} onValues={change} />
      <LeaveGuard when={autosave.unsaved} />
    </StepForm>
  )
}
