import { grades } from '@pramaan/domain/fit'
import { jobSorts, jobStates, offeredAt, postedDays } from '@pramaan/domain/job'
import { appliedStatus } from '@pramaan/domain/job-application'
import { workPlaces } from '@pramaan/domain/job-query'
import { hindrances, requirementParts } from '@pramaan/domain/opening-fit'
import { driveLocations, jobExperienceFilters, jobSalaryFilters, jobTypes, workModels } from '@pramaan/domain/options'
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
 * Why an opening ranks where it does for the requesting candidate. `fits`: whether it may be among the first. Each
 * reason is a required title, skill or domain, with how well the candidate has it and the related entry it was matched
 * through, if any; `against`: a place, years or pay that does not suit.
 */
export const openingFit = z.object({
  fits: z.boolean(),
  reasons: z.array(
    z.object({
      part: z.enum(requirementParts),
      asked: z.string(),
      grade: z.enum(grades).nullable(),
      through: z.string().nullable(),
    }),
  ),
  against: z.array(z.enum(hindrances)),
})

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
  /** Whether the company of this name is confirmed (D67); null for a job of the staff. */
  Verified: z.boolean().nullable(),
  Image: z.string().nullable(),
  Skills: z.object({ GeneralSkills: texts, ProfessionalSkills: texts }),
  PlacementDriveID: id.nullable(),
  PlacementDriveName: z.string().nullable(),
  EmployerID: id.nullable(),
  /** Applied once the requesting candidate has applied. */
  Status: z.literal(appliedStatus).nullable(),
  /** Whether the requesting candidate saved it for later; null for others. */
  Saved: z.boolean().nullable(),
  Domain: z.string().nullable(),
  DomainID: id.nullable(),
  /** The requesting candidate's skills compared with the job's; null for others. */
  Match: skillMatch.nullable(),
  /** The reasons for its rank for the requesting candidate; null for others. */
  Fit: openingFit.nullable(),
  /** The number of applicants, for employers and staff; null for candidates. */
  Applicants: z.number().int().nullable(),
  CreatedOn: instant,
  /** When it was closed; null while it is open. */
  ClosedOn: instant.nullable(),
})

/** How a job matches a part of the search: exactly, as a narrower kind of it, or as something near it. */
export const matchWays = ['itself', 'kind', 'near'] as const

/**
 * A job of the listing. `Learned`: where the words name an education that the jobs are ordered by, the degree that the job
 * names of it or near it, and whether its work is what that degree leads to. `Asked`: each title, skill or domain that the words of the search ask for, whether the job has it
 * (null: it does not), where it has it, which orders the jobs, and the kind or near concept that it has instead; empty where
 * the words order nothing.
 */
export const alikeJob = job.extend({ Alike: openingFit })

export const listedJob = job.extend({
  Learned: z.object({ degree: z.string().nullable(), isOfField: z.boolean() }).nullable(),
  Asked: z.array(
    z.object({
      asked: texts,
      way: z.enum(matchWays).nullable(),
      where: z.enum(workPlaces).nullable(),
      through: z.string().nullable(),
    }),
  ),
})

/** The filters of the job listing, which all apply together (D19); a list matches any of its values. */
export const jobFilters = {
  term: searchTerm,
  location: several(z.enum(driveLocations)),
  type: several(z.enum(jobTypes)),
  /** Where the work is done; a job without this information matches no value. */
  model: several(z.enum(workModels)),
  experience: several(z.enum(textsOf(jobExperienceFilters))),
  salary: several(z.enum(textsOf(jobSalaryFilters))),
  /** Domains, by id. */
  category: several(id),
  /** Skills; matches jobs that require any of them. */
  tags: several(line(100)),
  PlacementDriveID: id.optional(),
  EmployerID: id.optional(),
  /** The jobs of all drives. */
  offered: z.enum(offeredAt).optional(),
  /** Open or closed; a candidate's lists have only open jobs. */
  state: z.enum(jobStates).optional(),
  /**
   * `top`: best match for the requesting candidate first, which is the default for candidates; the default for others
   * is newest first. `pay`: best paid first, jobs without pay last.
   */
  sort: z.enum(jobSorts).optional(),
  /** Posted within this many days; 1 is 24 hours. */
  posted: z.enum(postedDays).optional(),
  /**
   * Orders before `sort` (with `top`, the jobs that fit first): jobs in the city, in its area, remote, in its state,
   * elsewhere.
   */
  near: nearCity,
  ...paging,
}

/** The filters that have counts. */
export const facetNames = [
  'location',
  'type',
  'model',
  'experience',
  'salary',
  'category',
  'tags',
  'state',
  'posted',
] as const

/** How many jobs each value of a filter would leave, with the other filters applied. */
export const jobFacets = z.object({
  location: z.array(z.object({ value: z.string(), count: z.number().int() })),
  type: z.array(z.object({ value: z.string(), count: z.number().int() })),
  model: z.array(z.object({ value: z.string(), count: z.number().int() })),
  experience: z.array(z.object({ value: z.string(), count: z.number().int() })),
  salary: z.array(z.object({ value: z.string(), count: z.number().int() })),
  category: z.array(z.object({ value: id, label: z.string(), count: z.number().int() })),
  tags: z.array(z.object({ value: z.string(), count: z.number().int() })),
  state: z.array(z.object({ value: z.enum(jobStates), count: z.number().int() })),
  posted: z.array(z.object({ value: z.enum(postedDays), count: z.number().int() })),
})
