import { type ProfileFacts, type StrengthItem, strengthGaps } from '@pramaan/domain/candidate'
import { useTexts } from '../texts/use-texts.ts'
import type { MyRecord } from './my-record.ts'

/** The parts of the candidate's record that profile strength depends on. */
export function factsOf(record: MyRecord): ProfileFacts {
  const { CareerProfile, SkillProfile } = record
  return {
    fullName: record.FullName,
    degree: CareerProfile.degree,
    domain: CareerProfile.domain,
    cv: record.CV,
    image: record.Image,
    description: record.Description,
    email: record.Email,
    phone: record.Phone,
    dob: record.Dob,
    generalSkills: SkillProfile.GeneralSkills,
    professionalSkills: SkillProfile.ProfessionalSkills,
  }
}

/** The profile dialog for each item of the strength. */
const dialogs = {
  name: 'intro',
  cv: 'cv',
  image: 'photo',
  description: 'intro',
  professionalSkill: 'skills',
  degree: 'personal',
  email: 'personal',
  dob: 'personal',
} as const satisfies Partial<Record<StrengthItem, string>>

/** Everything that can still be added to the profile, best first: the item, its text with the gain, and its dialog. */
export function useSteps(record: MyRecord) {
  const t = useTexts()
  return strengthGaps(factsOf(record)).flatMap(({ item, gain }) =>
    isAdded(item) ? [{ item, text: t(`strength.add.${item}`, { gain }), dialog: dialogs[item] }] : [],
  )
}

function isAdded(item: StrengthItem): item is keyof typeof dialogs {
  return item in dialogs
}

/** The best item to add to the profile next, and how many are left. */
export function useNextStep(record: MyRecord) {
  const steps = useSteps(record)
  return steps[0] && { ...steps[0], left: steps.length }
}
