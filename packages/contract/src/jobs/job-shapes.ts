import { jobStates } from '@pramaan/domain/job'
import { appliedStatus } from '@pramaan/domain/job-application'
import { driveLocations, jobExperienceFilters, jobSalaryFilters, jobTypes } from '@pramaan/domain/options'
import { z } from 'zod'
import { nearCity, paging, searchTerm, several } from '../list.ts'
import { id, instant, line } from '../wire.ts'

const texts = z.array(z.string())
/** The texts of options, as an enumeration of the wire. */
export const textsOf = <T extends { text: string }>(options: readonly T[]) =>
  options.map(({ text }) => text as T['text'])

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
