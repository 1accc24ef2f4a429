import { jobRoleTypes } from '@pramaan/domain/job-role'
import { z } from 'zod'

const name = z.string().regex(/^\S+(?: \S+)*$/, 'has a space at an end, or two together')
const names = z.array(name).min(1)

/** One meaning with all its spellings; it names other entries by their labels. */
export const conceptEntry = z.strictObject({
  label: name,
  aliases: names.optional(),
  /** Wider entries of the same kind that this one implies: Spring Boot implies Java. */
  broader: names.optional(),
  /** Related entries of the same kind; one of the two names the other. */
  near: names.optional(),
  /** For a title: the skills that define it. */
  core: names.optional(),
})

/** One meaning as a line of the lists has it. */
export type ConceptEntry = z.output<typeof conceptEntry>

/** A field of work with the titles of its people; the others are related to the first. */
export const fieldOfTitles = z.strictObject({ field: name, titles: names })

/** Skills that can stand for each other; the others are related to the first. */
export const fieldOfSkills = z.strictObject({ skills: names })

const type = z.enum(jobRoleTypes)

/** A domain with the type of its roles, except those of some subdomains. */
export const domainEntry = z.strictObject({ title: name, type, except: z.record(name, type).optional() })

export const degreesOfLevel = z.strictObject({ level: name, degrees: names })

export const citiesOfState = z.strictObject({ state: name, cities: names })

export const generalSkillsEntry = z.strictObject({ subdomain: name, skills: names })

export const professionalSkillsEntry = z.strictObject({ domain: name, subdomain: name, skills: names })

/** A role of the catalogue: the skills that it requires, and those that it suggests. */
export const jobRoleEntry = z.strictObject({
  title: name,
  domain: name,
  subdomain: name,
  professional: names,
  suggestProfessional: names,
  general: names,
  suggestGeneral: names,
})
