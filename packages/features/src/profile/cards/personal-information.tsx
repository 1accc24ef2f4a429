import { showsSalaryExpectations } from '@pramaan/domain/experience-level'
import { dayText, parseDay } from '@pramaan/domain/india-day'
import { joiningOfInfo, whyNotJoining } from '@pramaan/domain/joining'
import { lpaRangeText } from '@pramaan/domain/money'
import { Card } from '@pramaan/ui/card'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { SectionHeader } from '@pramaan/ui/section-header'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { ReadProfile } from '../read-profile.ts'

/** The card of a person's facts (document 002 §2.5). */
export function PersonalInformation({ profile }: { profile: ReadProfile }) {
  const t = useFeatureTexts()
  return (
    <Card>
      <SectionHeader title={t('profile.personal')} className="mb-1" />
      <PersonalFactList profile={profile} />
    </Card>
  )
}

/** Facts about a person, in rows or a grid; Freshers have no pay and no switch (document 002 §2.5). */
function PersonalFactList({ profile, look = 'rows' }: { profile: ReadProfile; look?: 'rows' | 'grid' }) {
  const t = useFeatureTexts()
  const level = profile.ExperienceLevel ?? 'Fresher'
  const { incomeCTC, expectedCtc, degree } = profile.CareerProfile
  const dob = profile.Dob && parseDay(profile.Dob)
  const location = [profile.Location, profile.State].filter(Boolean).join(', ')
  const joining = joiningOfInfo(profile.JoiningInfo.status)
  const shown = whyNotJoining(level, joining) ? 'neither' : joining
  const salaries = [
    { label: t('profile.personal.currentCtc'), value: pay(incomeCTC) },
    { label: t('profile.personal.expectedCtc'), value: pay(expectedCtc) },
  ]
  return (
    <LabelValueList
      look={look}
      divided={look === 'rows'}
      strong
      items={[
        { label: t('profile.personal.dob'), value: dob && dayText(dob) },
        { label: t('profile.personal.gender'), value: profile.Gender && t(`gender.${profile.Gender}`) },
        { label: t('profile.personal.location'), value: location },
        { label: t('profile.personal.degree'), value: degree },
        { label: t('profile.personal.joining'), value: t(`profile.personal.${shown}`) },
        ...(showsSalaryExpectations(level) ? salaries : []),
      ]}
    />
  )
}

function pay(lpa: number | null) {
  return lpa !== null && lpaRangeText({ from: lpa, to: lpa })
}
