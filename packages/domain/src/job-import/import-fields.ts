/** The fields of a draft job, each as typed into the job form; skills are separated by semicolons. */
export const importFields = [
  'JobTitle',
  'CompanyName',
  'JobType',
  'JobLocation',
  'JobCTC',
  'OpenPositions',
  'EducationRequirement',
  'JobExperience',
  'jobWorkModel',
  'GeneralSkills',
  'ProfessionalSkills',
  'Description',
] as const

/** A field of a draft job. */
export type ImportField = (typeof importFields)[number]

/** The values of a draft job, as far as they are given. */
export type ImportValues = Partial<Record<ImportField, string>>
