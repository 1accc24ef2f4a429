import { showsExperience } from '@pramaan/domain/experience-level'
import { useState } from 'react'
import type { EditDialogName } from '../../record/my-profile-path.ts'
import type { MyRecord } from '../../record/my-record.ts'
import { EducationDialog } from './entries/education-dialog.tsx'
import { PositionDialog } from './entries/position-dialog.tsx'
import { CvDialog } from './files/cv-dialog.tsx'
import { PhotoDialog } from './files/photo-dialog.tsx'
import { EssentialsDialog } from './introduction/essentials-dialog.tsx'
import { IntroDialog } from './introduction/intro-dialog.tsx'
import { SkillsDialog } from './introduction/skills-dialog.tsx'
import { PersonalDialog } from './personal/personal-dialog.tsx'
import { PreferenceDialog } from './preferences/preference-dialog.tsx'

/** Props of `ProfileDialogs`: the record, and the dialog that the address names. */
export type ProfileDialogsProps = {
  record: MyRecord
  dialog: EditDialogName | undefined
  entry: number | undefined
  onClose: () => void
}

/** The dialog that the address names; none if its entry does not exist or does not apply to this level. */
export function ProfileDialogs({ record, dialog, entry, onClose }: ProfileDialogsProps) {
  switch (dialog) {
    case 'profile':
      return <EssentialsDialog record={record} onClose={onClose} />
    case 'intro':
      return <IntroDialog record={record} onClose={onClose} />
    case 'photo':
      return <PhotoDialog record={record} onClose={onClose} />
    case 'cv':
      return <CvDialog record={record} onClose={onClose} />
    case 'personal':
      return <PersonalDialog record={record} onClose={onClose} />
    case 'skills':
      return <SkillsDialog record={record} onClose={onClose} />
    case 'preference':
      return <PreferenceDialog record={record} onClose={onClose} />
    case 'education':
      return <EducationEntry key={entry} record={record} entry={entry} onClose={onClose} />
    case 'position':
      return <PositionEntry key={entry} record={record} entry={entry} onClose={onClose} />
    default:
      return null
  }
}

type EntryProps = Omit<ProfileDialogsProps, 'dialog'>

function EducationEntry({ record, entry, onClose }: EntryProps) {
  const found = useFirst(record.Education.find(({ eduID }) => eduID === entry))
  if (entry && !found) return null
  return <EducationDialog {...(found && { entry: found })} onClose={onClose} />
}

function PositionEntry({ record, entry, onClose }: EntryProps) {
  const found = useFirst(record.Experience.find(({ expID }) => expID === entry))
  if ((entry && !found) || !showsExperience(record.ExperienceLevel ?? 'Fresher')) return null
  return <PositionDialog {...(found && { entry: found })} onClose={onClose} />
}

/** An entry as it was found first: its dialog stays while the entry is deleted, or gets its number from the server. */
function useFirst<Entry>(found: Entry | undefined) {
  const [first, setFirst] = useState(found)
  if (first === undefined && found !== undefined) setFirst(found)
  return first ?? found
}
