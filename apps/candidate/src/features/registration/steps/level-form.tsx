import { useDraft } from '@pramaan/app-shell/forms/unsaved/use-draft.ts'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { isExperienceLevel } from '@pramaan/domain/experience-level'
import { type FormEvent, useState } from 'react'
import type { MyRecord } from '../../../record/my-record.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { StepForm } from '../wizard/step-form.tsx'
import { useSaveStep } from '../wizard/use-wizard.ts'
import { LevelCards } from './level-cards.tsx'

/** Fresher or working, screen 3 of 6 (document 000 §2). */
export function LevelForm({ record, onBack }: { record: MyRecord; onBack: () => void }) {
  const t = useTexts()
  const api = useApi()
  const { ID } = usePerson()
  const save = useSaveStep()
  const draft = useDraft<{ level: string }>('level')
  const [level, setLevel] = useState(draft.initial?.level ?? record.ExperienceLevel ?? '')
  // Chosen at registration, and shown as chosen here.
  const chosen = record.ExperienceLevel
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!level)
    if (!isExperienceLevel(level)) return
    save.mutate(() => api.registration.register({ body: { step: -2, ID, selectedExperience: level } }), {
      onSuccess: draft.drop,
    })
  }
  return (
    <StepForm
      position={3}
      title={t('wizard.level')}
      text={chosen ? t('level.chosen', { level: t(`level.${chosen}`) }) : t('level.text')}
      onSubmit={submit}
      busy={save.isPending}
      onBack={onBack}
      error={save.error}
    >
      <LevelCards
        labelHidden
        value={level}
        error={missing && t('registration.level.empty')}
        onValue={(value) => {
          setMissing(false)
          setLevel(value)
          draft.save({ level: value })
        }}
      />
    </StepForm>
  )
}
