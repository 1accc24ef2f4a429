import { type ProfileFacts, type StrengthItem, strengthGaps } from '@pramaan/domain/candidate'
import type { OwnRecord } from './own-record.ts'
import { useTexts } from './texts/use-texts.ts'

/** What the profile strength looks at, of a candidate's own record. */
export function factsOf(record: OwnRecord): ProfileFacts {
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

/** The best thing to add to the profile now: its words with the gain, its dialog, and how many things are left to add. */
export function useNextStep(record: OwnRecord) {
  const t = useTexts()
  const open = strengthGaps(factsOf(record)).flatMap(({ item, gain }) => (item in dialogs ? [{ item, gain }] : []))
  const best = open[0]
  if (!best) return undefined
  const item = best.item as keyof typeof dialogs
  return { text: t(`strength.add.${item}`, { gain: best.gain }), dialog: dialogs[item], left: open.length }
}
