import { Chip } from '@pramaan/ui/chip'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'

/** The skills that a drive requires; N/A if none. */
export function DriveSkills({ skills }: { skills: readonly string[] }) {
  const t = useFeatureTexts()
  if (skills.length === 0) return <p className="text-ink-muted">{t('drive.none')}</p>
  return (
    <ul className="flex flex-wrap gap-2">
      {skills.map((skill) => (
        <li key={skill} className="max-w-full">
          <Chip>{skill}</Chip>
        </li>
      ))}
    </ul>
  )
}
