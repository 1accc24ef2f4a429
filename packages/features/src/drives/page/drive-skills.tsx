import { ChipList } from '@pramaan/ui/chip-list'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'

/** The skills that a drive requires; N/A if none. */
export function DriveSkills({ skills }: { skills: readonly string[] }) {
  const t = useFeatureTexts()
  if (skills.length === 0) return <p className="text-ink-muted">{t('drive.none')}</p>
  return <ChipList items={skills} />
}
