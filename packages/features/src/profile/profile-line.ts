import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { headline, headlineWords } from '@pramaan/domain/candidate'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import type { ReadProfile } from './read-profile.ts'

type Lined = Pick<ReadProfile, 'ExperienceLevel' | 'Experience' | 'Education'>

/** The line under a candidate's name: latest job and company, else latest degree and school, else the level (document 002 §2.5). */
export function useProfileLine() {
  const t = useFeatureTexts()
  const { now } = usePlatform()
  return ({ ExperienceLevel, Experience, Education }: Lined): string => {
    const level = ExperienceLevel ?? 'Fresher'
    const line = headline({ level, experience: Experience, education: Education }, now())
    return line.kind === 'level' ? t(`profile.level.${line.level}`) : headlineWords(line)
  }
}
