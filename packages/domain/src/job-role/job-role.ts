import { suitableJobTypeOptions } from '../options/options.ts'

/**
 * The kinds of work of a job role (its `Type`; 002, section 3). They are the suitable job types of the HR form, which
 * is the specification's only list of kinds of work (002, section 5).
 */
export const jobRoleTypes = suitableJobTypeOptions

/** The kind of a job role's work. */
export type JobRoleType = (typeof jobRoleTypes)[number]

/** A job role with the skills that it asks for and suggests. */
export type JobRole = {
  id: number
  title: string
  domainId: number
  subdomain: string
  type: JobRoleType
  generalSkills: readonly string[]
  professionalSkills: readonly string[]
  suggestGenSkills: readonly string[]
  suggestProSkills: readonly string[]
}

/** The skills of a subdomain, as the skills step groups them. */
export type SkillGroup = { subdomain: string; skills: readonly string[] }

/** The skill catalogue, in the order in which the skills step shows it. */
export type SkillCatalogue = readonly SkillGroup[]

/** General and professional skills: of the catalogue, of a candidate, or of a job. */
export type Skills = { general: readonly string[]; professional: readonly string[] }
