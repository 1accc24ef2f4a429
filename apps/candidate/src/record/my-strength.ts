import { type ProfileFacts, type StrengthItem, strengthGaps } from '@pramaan/domain/candidate'
import { useTexts } from '../texts/use-texts.ts'
import type { MyRecord } from './my-record.ts'

/** What the profile strength looks at, of a candidate's own record. */
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

/** The dialogs of the profile in which something of the strength is added. */
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

/** Everything that can be added to the profile, the best first: its item, its words with the gain, and its dialog. */
export function useSteps(record: MyRecord) {
  const t = useTexts()
  return strengthGaps(factsOf(record)).flatMap(({ item, gain }) =>
    isAdded(item) ? [{ item, text: t(`strength.add.${item}`, { gain }), dialog: dialogs[item] }] : [],
  )
}

function isAdded(item: StrengthItem): item is keyof typeof dialogs {
  return item in dialogs
}

/** The best thing to add to the profile now, and how many things are left to add. */
export function useNextStep(record: MyRecord) {
  const steps = useSteps(record)
  return steps[0] && { ...steps[0], left: steps.length }
}
