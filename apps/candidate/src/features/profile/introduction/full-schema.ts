import { candidates } from '@pramaan/contract/candidates/candidate'
import { z } from 'zod'
import type { MyRecord } from '../../../record/my-record.ts'

const { name, description, domain } = candidates.updateProfile.body.shape

/** The profile's essentials as their one form checks them. */
export const fullSchema = z.object({
  name: name.unwrap(),
  description,
  domain: z.string().transform((value) => domain.parse(value || null)),
  skills: z.array(z.string()),
})

/** The essentials as the form holds them. */
export type FullValues = z.input<typeof fullSchema>

/** The essentials once the form has checked them. */
export type Full = z.output<typeof fullSchema>

/** What the server has of them. */
export function wholeOf({ FullName, Description, CareerProfile, SkillProfile }: MyRecord): FullValues {
  return {
    name: FullName,
    description: Description ?? '',
    domain: CareerProfile.domain === null ? '' : String(CareerProfile.domain),
    skills: [...SkillProfile.GeneralSkills, ...SkillProfile.ProfessionalSkills],
  }
}
