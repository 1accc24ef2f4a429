import { candidates } from '@pramaan/contract/candidates/candidate'
import { z } from 'zod'
import type { MyRecord } from '../../../record/my-record.ts'

const { name, description, domain } = candidates.updateProfile.body.shape

/** The profile's essentials as their one form checks them. */
export const essentialsSchema = z.object({
  name: name.unwrap(),
  description,
  domain: z.string().transform((value) => domain.parse(value || null)),
  skills: z.array(z.string()),
})

/** The essentials as the form holds them. */
export type EssentialsValues = z.input<typeof essentialsSchema>

/** The essentials once the form has checked them. */
export type Essentials = z.output<typeof essentialsSchema>

/** What the server has of them. */
export function essentialsOf({ FullName, Description, CareerProfile, SkillProfile }: MyRecord): EssentialsValues {
  return {
    name: FullName,
    description: Description ?? '',
    domain: CareerProfile.domain === null ? '' : String(CareerProfile.domain),
    skills: [...SkillProfile.GeneralSkills, ...SkillProfile.ProfessionalSkills],
  }
}
