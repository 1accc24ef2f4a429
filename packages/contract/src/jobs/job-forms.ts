import { z } from 'zod'
import { id, nameLine } from '../wire.ts'
import { fullJobFields, jobFields, openings } from './job-fields.ts'

/** An image URL in forms: one of our own uploads, or none. */
const image = z.string().trim().max(2000).nullish()

/** The full form of a new job: every field is required, in the order in which the spec lists them (002 §5). */
export const fullJobForm = z.object({ ...jobFields, ...fullJobFields, Image: image })

/** The simple form of a new job, which has its own field names (002 §5). */
export const simpleJobForm = z.object({
  ...jobFields,
  JobTitle: nameLine(150, 'Please provide a job title.'),
  OpenPositions: openings('Please provide openings.'),
})

/** Fields that clients also send and the server ignores: the job's id on the first save, and the caller's. */
const extras = { id: id.nullish(), tokenUserID: id.optional() }

const optionalFull = {
  CompanyName: nameLine(150).nullish(),
  Image: image,
  ...z.object(fullJobFields).partial().shape,
}

/** The forms of a new job. With a Role it is the full form, all of whose fields are then required. */
export const newJob = z
  .strictObject({ ...jobFields, ...optionalFull, PlacementDriveID: id.nullish(), ...extras })
  .superRefine((form, context) => {
    if (form.Role === undefined) return
    for (const name of Object.keys(fullJobFields) as (keyof typeof fullJobFields)[])
      if (form[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'The full form needs this.' })
  })

/** A change of a job; a field that is not sent stays as it is. */
export const changedJob = z.strictObject({ ...z.object(jobFields).partial().shape, ...optionalFull, ...extras })

/** The edit form of a job: the spec's six fields (002 §3), and the fields that suggestions and notices need. */
export const jobEditForm = z.object({
  ...jobFields,
  Description: z.string().trim().max(5000),
  JobSkills: z
    .object({ GeneralSkills: z.array(nameLine(100)).max(20), ProfessionalSkills: z.array(nameLine(100)).max(20) })
    .superRefine(({ GeneralSkills, ProfessionalSkills }, context) => {
      const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
      if (GeneralSkills.length === 0 && ProfessionalSkills.length > 0)
        issue('GeneralSkills', 'Please select general skills.')
      if (ProfessionalSkills.length === 0 && GeneralSkills.length > 0)
        issue('ProfessionalSkills', 'Please select professional skills.')
    }),
})
