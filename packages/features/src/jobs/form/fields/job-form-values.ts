import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'

/** The full form of a new job as typed: an empty select has no option chosen yet. */
export type JobFormValues = {
  JobTitle: string
  Domain: string
  Role: string
  JobExperience: string
  EducationRequirement: string
  EducationDegree: string[]
  JobSkills: JobSkillsValues
  JobType: string
  JobCTC: string
  Description: string
  JobLocation: string
  jobWorkModel: string
  OpenPositions: string
  Image: string | null
}

/** The skills that a job requires, as form values. */
export type JobSkillsValues = { GeneralSkills: string[]; ProfessionalSkills: string[] }

/** An empty form. */
export const blankJobForm: JobFormValues = {
  JobTitle: '',
  Domain: '',
  Role: '',
  JobExperience: '',
  EducationRequirement: '',
  EducationDegree: [],
  JobSkills: { GeneralSkills: [], ProfessionalSkills: [] },
  JobType: '',
  JobCTC: '',
  Description: '',
  JobLocation: '',
  jobWorkModel: '',
  OpenPositions: '',
  Image: null,
}

/** The full form of a new job. */
export type JobForm = UseFormReturn<JobFormValues>

/** The error next to a field, if any. */
export function sentenceOf<V extends FieldValues>(errors: FieldErrors<V>, name: keyof V & string): string | undefined {
  const message = errors[name]?.message
  return typeof message === 'string' ? message : undefined
}
