import { mostOpportunityRoles } from '@pramaan/domain/candidate'
import { z } from 'zod'
import { id } from '../wire.ts'

/** A list of texts. */
export const texts = z.array(z.string())

/** A candidate's education, pay and preferences (document 000 §3). CTC in LPA. */
export const careerProfile = z.object({
  education: z.string().nullable(),
  degree: z.string().nullable(),
  college: z.string().nullable(),
  experience: z.number().nullable(),
  incomeCTC: z.number().nullable(),
  expectedCtc: z.number().nullable(),
  domain: id.nullable(),
  currentJob: z.string().nullable(),
  currentDomain: id.nullable(),
})

/** A candidate's skills by name (document 000 §3). */
export const skillProfile = z.object({
  GeneralSkills: texts,
  ProfessionalSkills: texts,
  Certificate: z.string().nullable(),
})

/** Open to join, open to switch, or neither (document 001 §4). */
export const joiningInfo = z.object({ status: z.enum(['join', 'switch']).nullable() })

/** What kinds of work a candidate is open to (document 001 §3). */
export const workPreferences = z.object({
  fullTime: z.boolean(),
  partTime: z.boolean(),
  internship: z.boolean(),
  remote: z.boolean(),
  /** On site; the search's filter is named `onSite`. */
  onField: z.boolean(),
})

/** The job roles that a candidate looks for, of the catalogue (document 000 §5); a title that is sent is not stored. */
export const selectedJobRoles = z
  .array(z.object({ ID: id, Title: z.string().optional() }))
  .max(mostOpportunityRoles, 'At most 20 job roles.')

const roleList = z.object({ selectedJobRoles: z.array(z.object({ ID: id, Title: z.string() })) })

/** A candidate's roles for themselves and staff: `unconfirmed` are those that the registration showed and nobody touched. */
export const opportunities = roleList.extend({ unconfirmed: z.boolean() })

/**
 * The roles that a candidate looks for. Unconfirmed roles are not a wish; only the candidate and staff see them (D72).
 */
export const wishedOpportunities = z.preprocess(
  (all) => (opportunities.safeParse(all).data?.unconfirmed ? { selectedJobRoles: [] } : all),
  roleList,
)
