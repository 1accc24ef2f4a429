import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'

/** The full form of a new job as it is typed: an empty choice has no value of its list yet. */
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

/** The skills that a job asks for, as forms have them. */
export type JobSkillsValues = { GeneralSkills: string[]; ProfessionalSkills: string[] }

/** The form before anything is typed. */
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

/** The sentence beside a field, if it is refused. */
export function sentenceOf<V extends FieldValues>(errors: FieldErrors<V>, name: keyof V & string): string | undefined {
  const message = errors[name]?.message
  return typeof message === 'string' ? message : undefined
}
