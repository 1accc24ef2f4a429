import { showsSalaryExpectations } from '@pramaan/domain/experience-level'
import { dayText, parseDay } from '@pramaan/domain/india-day'
import { joiningOfInfo, whyNotJoining } from '@pramaan/domain/joining'
import { lpaRangeText } from '@pramaan/domain/money'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { PaperProfile } from '../read-profile.ts'
import { PaperSection } from './paper-sections.tsx'

/** The facts of the CV, without empty ones; pay and joining only if the owner shows them. */
export function PaperFacts({ profile }: { profile: PaperProfile }) {
  const t = useFeatureTexts()
  const dob = profile.Dob && parseDay(profile.Dob)
  const pay = usePay(profile)
  const facts = [
    { label: t('profile.personal.dob'), value: dob && dayText(dob) },
    { label: t('profile.personal.gender'), value: profile.Gender && t(`gender.${profile.Gender}`) },
    ...(profile.PayOnCv ? pay : []),
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <PaperSection title={t('profile.personal')}>
      <LabelValueList look="grid" strong items={facts} />
    </PaperSection>
  )
}

function usePay({ CareerProfile, ExperienceLevel, JoiningInfo }: PaperProfile) {
  const t = useFeatureTexts()
  const level = ExperienceLevel ?? 'Fresher'
  const joining = joiningOfInfo(JoiningInfo.status)
  const isOpenToWork = joining !== 'neither' && !whyNotJoining(level, joining)
  const { incomeCTC, expectedCtc } = CareerProfile
  const salary = (lpa: number | null) => showsSalaryExpectations(level) && lpa && lpaRangeText({ from: lpa, to: lpa })
  return [
    { label: t('profile.personal.joining'), value: isOpenToWork && t(`profile.personal.${joining}`) },
    { label: t('profile.personal.currentCtc'), value: salary(incomeCTC) },
    { label: t('profile.personal.expectedCtc'), value: salary(expectedCtc) },
  ]
}
