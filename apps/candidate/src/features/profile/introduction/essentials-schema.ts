import { candidates } from '@pramaan/contract/candidates/candidate'
import { z } from 'zod'
import type { MyRecord } from '../../../record/my-record.ts'

const { name, description, domain } = candidates.updateProfile.body.shape

/** Validates the profile's essentials in one form. */
export const essentialsSchema = z.object({
  name: name.unwrap(),
  description,
  domain: z.string().transform((value) => domain.parse(value || null)),
  skills: z.array(z.string()),
})

/** The essentials as form values. */
export type EssentialsValues = z.input<typeof essentialsSchema>

/** The essentials after validation. */
export type Essentials = z.output<typeof essentialsSchema>

/** Form values from the server's record. */
export function essentialsOf({ FullName, Description, CareerProfile, SkillProfile }: MyRecord): EssentialsValues {
  return {
    name: FullName,
    description: Description ?? '',
    domain: CareerProfile.domain === null ? '' : String(CareerProfile.domain),
    skills: [...SkillProfile.GeneralSkills, ...SkillProfile.ProfessionalSkills],
  }
}
