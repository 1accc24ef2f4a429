import { EditDialog } from '@pramaan/app-shell/forms/edit-dialog.tsx'
import { type FormEvent, useState } from 'react'
import { profileEdit } from '../../../record/edits/make-edit.ts'
import type { MyRecord } from '../../../record/my-record.ts'
import { SkillPicker } from '../../../skills/skill-picker.tsx'
import { useSkillLists } from '../../../skills/use-skill-lists.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useSave } from '../editing/use-save.ts'
import { splitSkills } from './split-skills.ts'

/** Edit skills: at most ten, general and professional together (document 000 §4, §5, D15). */
export function SkillsDialog({ record, onClose }: { record: MyRecord; onClose: () => void }) {
  const t = useTexts()
  const save = useSave('skills', t('myProfile.saved.skills'))
  const [opened] = useState(record)
  const { GeneralSkills, ProfessionalSkills } = opened.SkillProfile
  const [before] = useState<readonly string[]>(() => [...GeneralSkills, ...ProfessionalSkills])
  const [picked, setPicked] = useState(before)
  const lists = useSkillLists(record.CareerProfile.domain)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = splitSkills(picked, lists.data?.general, opened.SkillProfile)
    save.mutate([profileEdit(opened, body)])
  }
  return (
    <EditDialog
      title={t('skillsEdit.title')}
      onSubmit={submit}
      busy={save.isPending}
      saved={save.isSuccess}
      unsaved={picked.length !== before.length || picked.some((skill) => !before.includes(skill))}
      error={save.error}
      onDismissError={save.reset}
      onClose={onClose}
    >
      <SkillPicker lists={lists} picked={picked} onPicked={setPicked} />
    </EditDialog>
  )
}
