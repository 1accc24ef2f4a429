import { jobStates } from '@pramaan/domain/job'
import { appliedStatus } from '@pramaan/domain/job-application'
import { parseLpaRange } from '@pramaan/domain/money'
import {
  driveLocations,
  jobExperienceFilters,
  jobExperienceOptions,
  jobSalaryFilters,
  jobTypes,
  optionOf,
  qualificationAliases,
  qualifications,
  workModels,
} from '@pramaan/domain/options'
import { z } from 'zod'
import { nearCity, paging, searchTerm, several } from '../list.ts'
import { id, instant, line, nameLine } from '../wire.ts'

const texts = z.array(z.string())
const textsOf = <T extends { text: string }>(options: readonly T[]) => options.map(({ text }) => text as T['text'])

/** How a candidate's skills match a job: how many of how many, and which are missing. */
const skillMatch = z.object({ matched: z.number().int(), total: z.number().int(), missing: texts })

/**
 * A job in responses (document 001 §3). `Ctc` is the range's text; CtcFrom and CtcTo are LPA, null if open or missing.
 */
export const job = z.object({
  ID: id,
  Title: z.string(),
  JobRole: z.string().nullable(),
  RoleID: id.nullable(),
  Type: z.string(),
  Location: z.string(),
  Ctc: z.string().nullable(),
  CtcFrom: z.number().nullable(),
  CtcTo: z.number().nullable(),
  Openings: z.number().int(),
  Experience: z.string().nullable(),
  Education: z.string().nullable(),
  Degree: texts,
  Description: z.string().nullable(),
  WorkModel: z.string().nullable(),
  CompanyName: z.string().nullable(),
  Image: z.string().nullable(),
  Skills: z.object({ GeneralSkills: texts, ProfessionalSkills: texts }),
  PlacementDriveID: id.nullable(),
  PlacementDriveName: z.string().nullable(),
  EmployerID: id.nullable(),
  /** Applied once the requesting candidate has applied. */
  Status: z.literal(appliedStatus).nullable(),
  Domain: z.string().nullable(),
  DomainID: id.nullable(),
  /** The asking candidate's skills against the job's; null for others. */
  Match: skillMatch.nullable(),
  /** How many applied: for the job's side; null for candidates. */
  Applicants: z.number().int().nullable(),
  CreatedOn: instant,
  /** When it was closed; null while it is open. */
  ClosedOn: instant.nullable(),
})

/** The filters of the job listing, which all apply together (D19); a list matches any of its values. */
export const jobFilters = {
  term: searchTerm,
  location: several(z.enum(driveLocations)),
  type: several(z.enum(jobTypes)),
  experience: several(z.enum(textsOf(jobExperienceFilters))),
  salary: several(z.enum(textsOf(jobSalaryFilters))),
  /** Domains, by id. */
  category: several(id),
  /** Skills; matches jobs that require any of them. */
  tags: several(line(100)),
  PlacementDriveID: id.optional(),
  EmployerID: id.optional(),
  /** Open or closed; a candidate's lists have only open jobs. */
  state: z.enum(jobStates).optional(),
  /**
   * `top`: the best skill match for the requesting candidate comes first. The default for candidates, newest first for
   * others.
   */
  sort: z.enum(['top', 'newest']).optional(),
  /** Before `sort`: in the city, in its area, from home, in its state, elsewhere. */
  near: nearCity,
  ...paging,
}

/** How many jobs each value of a filter would leave, with the other filters applied. */
export const jobFacets = z.object({
  location: z.array(z.object({ value: z.string(), count: z.number().int() })),
  type: z.array(z.object({ value: z.string(), count: z.number().int() })),
  experience: z.array(z.object({ value: z.string(), count: z.number().int() })),
  salary: z.array(z.object({ value: z.string(), count: z.number().int() })),
  category: z.array(z.object({ value: id, label: z.string(), count: z.number().int() })),
  tags: z.array(z.object({ value: z.string(), count: z.number().int() })),
  state: z.array(z.object({ value: z.enum(jobStates), count: z.number().int() })),
})

/** A pay range in a form's words ('5 to 7', '30+', '6 Lakh to 10 Lakh'), as LPA. */
export const ctcText = (message: string) =>
  z
    .string(message)
    .max(60)
    .transform((text, context) => {
      const range = parseLpaRange(text)
      if (range && range.from <= 1000) return range
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })

/** How many people are wanted; digits only. */
export const openings = (message = 'Please provide a valid number of Openings.') =>
  z.coerce.number(message).int(message).min(1, message).max(10_000, message)

/** A qualification in any of its spellings (D20, D21). */
export const qualification = (message = 'Please select a required qualification.') =>
  z.string(message).transform((text, context) => {
    const known = optionOf(qualifications, text, qualificationAliases)
    if (known) return known
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

/** One of a list by its number; an empty choice in a form means none. */
const listed = (message: string) =>
  z.coerce.number(message).int(message).positive(message).max(Number.MAX_SAFE_INTEGER, message)

const skillList = (message: string) => z.array(nameLine(100), message).max(20, 'At most 20.')

/** What the forms of a job send: the simple form's fields are required, the full form's come together. */
export const jobFields = {
  JobTitle: nameLine(150, 'Please provide Job Title.'),
  JobType: z.enum(jobTypes, 'Please select Job Type.'),
  JobLocation: z.enum(driveLocations, 'Please select Job Location.'),
  JobCTC: ctcText('Please select CTC Range.'),
  OpenPositions: openings(),
  EducationRequirement: qualification(),
}

/** What the full job form sends in addition to the simple form's fields. */
export const fullJobFields = {
  Domain: listed('Please select the domain.'),
  Role: listed('Please select the role.'),
  JobExperience: z.enum(textsOf(jobExperienceOptions), 'Please select the experience.'),
  EducationDegree: z.array(nameLine(100)).min(1, 'Please select a degree.').max(20),
  JobSkills: z.object({
    GeneralSkills: skillList('Please select general skills.').min(1, 'Please select general skills.'),
    ProfessionalSkills: skillList('Please select professional skills.').min(1, 'Please select professional skills.'),
  }),
  Description: z.string().trim().min(1, 'Please provide a description.').max(5000),
  jobWorkModel: z.enum(workModels, 'Please select the work model.'),
}
