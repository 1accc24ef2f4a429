import { type ImportField, type ImportValues, importFields } from '@pramaan/domain/job-import'

const samples: readonly ImportValues[] = [
  {
    JobTitle: 'Accountant',
    CompanyName: 'Demo Works',
    JobType: 'Full Time',
    JobLocation: 'Pune',
    JobCTC: '3 to 4.2',
    OpenPositions: '2',
    EducationRequirement: 'Graduation',
    JobExperience: 'Fresher',
    jobWorkModel: 'OnSite',
    GeneralSkills: 'Teamwork; Communication',
    ProfessionalSkills: 'Tally; GST',
    Description: 'Keeps the books and files the returns.',
  },
  {
    JobTitle: 'Support trainee',
    CompanyName: 'Demo Works',
    JobType: 'Internship',
    JobLocation: 'Navi Mumbai',
    JobCTC: '1.2 to 2.4',
    OpenPositions: '5',
    EducationRequirement: '12th Pass',
  },
]

/** Rows of the sample file. */
export function sampleRows() {
  return samples.map((values) => importFields.map((field: ImportField) => values[field]))
}
