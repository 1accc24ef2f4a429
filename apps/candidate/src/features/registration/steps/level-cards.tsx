import { experienceLevels } from '@pramaan/domain/experience-level'
import { RadioCards, type RadioCardsProps } from '@pramaan/ui/radio-cards'
import { Briefcase, GraduationCap } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.ts'

const icons = { Fresher: <GraduationCap aria-hidden />, Experienced: <Briefcase aria-hidden /> }

/** Fresher or Experienced, as two cards (document 000 §2). */
export function LevelCards(props: Omit<RadioCardsProps, 'label' | 'options'>) {
  const t = useTexts()
  const options = experienceLevels.map((level) => ({
    value: level,
    label: t(`level.${level}`),
    note: t(`level.${level}.note`),
    icon: icons[level],
  }))
  return <RadioCards label={t('level.label')} name="level" {...props} options={options} />
}
