/** What a draft job says, each as a person would type it into the form of a job; skills are parted by semicolons. */
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
