import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import type { JobState } from '@pramaan/domain/job'
import { lpaRangeText } from '@pramaan/domain/money'
import { jobExperienceOptions } from '@pramaan/domain/options'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import type { Job } from './job-shapes.ts'

const states: Record<JobState, 'job.state.open' | 'job.state.closed'> = {
  open: 'job.state.open',
  closed: 'job.state.closed',
}

/** Pay in LPA with the rupee sign ('₹4–6 LPA'); undefined if unknown (document 001 §9). */
export function payText({ CtcFrom: from, CtcTo: to }: Pick<Job, 'CtcFrom' | 'CtcTo'>): string | undefined {
  return from === null ? undefined : lpaRangeText({ from, to })
}

/** A job's type and required years as text. */
export function useJobWords() {
  const t = useFeatureTexts()
  const option = useOptionText()
  return {
    state: (value: string) => (value in states ? t(states[value as JobState]) : value),
    type: option,
    /** '2 years', 'More than 6 years', 'Fresher'. */
    experience(value: string | null): string | undefined {
      const years = jobExperienceOptions.find(({ text }) => text === value)
      if (!years) return value ?? undefined
      if (years.from === 0) return t('profile.level.Fresher')
      return years.to === null
        ? t('job.experience.over', { n: years.from - 1 })
        : t('job.experience.years', { n: years.from })
    },
  }
}
