import type { FieldErrors } from 'react-hook-form'
import type { DriveValues } from './fields/drive-form-values.ts'

/** The parts of the drive form in order, each with its fields. */
export const driveFormSections = [
  {
    key: 'basics',
    fields: [
      ...(['Title', 'SubTitle', 'Criteria', 'Domain', 'Qualification'] as const),
      ...(['Location', 'Openings', 'AvgPackage', 'StartDate', 'EndDate'] as const),
    ],
  },
  { key: 'day', fields: ['Venue', 'ReportingTime', 'ContactName', 'ContactPhone', 'Bring'] },
  { key: 'banner', fields: ['Image'] },
  { key: 'skills', fields: ['Skills'] },
  { key: 'highlights', fields: ['Highlights'] },
  { key: 'process', fields: ['Process'] },
  { key: 'faqs', fields: ['Faqs'] },
  { key: 'companies', fields: ['NoOfCompany', 'CompanyData'] },
] as const satisfies readonly { key: string; fields: readonly (keyof DriveValues)[] }[]

/** A part of the form. */
export type DriveFormSection = (typeof driveFormSections)[number]['key']

/** The id of a part's element, which its link jumps to. */
export function sectionId(key: DriveFormSection): string {
  return `drive-${key}`
}

/** The parts that have errors. */
export function sectionsToFix(errors: FieldErrors<DriveValues>): Set<DriveFormSection> {
  return new Set(driveFormSections.filter(({ fields }) => fields.some((name) => errors[name])).map(({ key }) => key))
}
