import { cleanTyped } from '@pramaan/domain/clean-typed'
import { driveLocations } from '@pramaan/domain/options'
import { z } from 'zod'
import { openings, qualification } from '../jobs/job-fields.ts'
import { typedNumber } from '../typed-number.ts'
import { id, line, nameLine } from '../wire.ts'

/** Pay in LPA; an empty field means none, not 0. */
const lpa = (message: string) =>
  typedNumber(z.number(message).min(0, message).max(1000, message).multipleOf(0.01, message), {
    decimals: 2,
    unit: 'lpa',
  })
const endBeforeStart = 'The end date cannot be before the start date.'
const address = z.string().trim().max(2000).nullish()
const titled = z.object({ title: nameLine(200) })

/** A number to call, mobile or landline, as it is dialled. */
const callNumber = z
  .string()
  .overwrite(cleanTyped)
  .regex(/^\+?[\d\s()-]{8,20}$/, 'Enter a phone number.')

/** The required fields of the drive form (document 002 §7). */
export const driveFields = {
  Title: nameLine(150, 'Please provide a valid title.'),
  SubTitle: nameLine(200, 'Please provide a subtitle.'),
  AvgPackage: lpa('Please provide the average package.'),
  Openings: openings(),
  StartDate: z.iso.date('Please choose the start date.'),
  EndDate: z.iso.date('Please choose the end date.'),
  Qualification: qualification('Please select the qualification.'),
  Location: z.enum(driveLocations, 'Please select the location.'),
  Domain: z.coerce.number('Please select the domain.').int().positive('Please select the domain.'),
}

/** Optional fields of the drive form. */
export const driveExtras = {
  Criteria: z.string().trim().max(1000).nullish(),
  Image: address,
  NoOfCompany: typedNumber(z.number().int().min(0).max(10_000).nullable()).nullish(),
  Highlights: z.array(titled).max(30),
  Process: z.array(titled.extend({ description: z.string().trim().max(1000) })).max(30),
  Faqs: z.array(z.object({ question: line(300), answer: z.string().trim().min(1).max(2000) })).max(30),
  Skills: z.array(nameLine(100)).max(30),
  /** The drive's day: address, time of arrival (HH:MM), the contact, what to bring. */
  Venue: z.string().trim().max(500).nullish(),
  ReportingTime: z.iso.time({ precision: -1, error: 'Please choose the time.' }).nullish(),
  ContactName: nameLine(100).nullish(),
  ContactPhone: callNumber.nullish(),
  Bring: z.string().trim().max(1000).nullish(),
  CompanyData: z.array(titled.extend({ image: address.transform((text) => text ?? null) })).max(100),
}

/** The complete drive form for a new drive; the drive can't end before it starts. */
export const newDrive = z
  .strictObject({ ...driveFields, ...z.object(driveExtras).partial().shape, tokenUserID: id.optional() })
  .refine(({ StartDate, EndDate }) => StartDate <= EndDate, {
    path: ['EndDate'],
    message: endBeforeStart,
  })

/** The fields of the details screen, which have names of their own (spelt so on the wire). */
export const detailsFields = {
  PlacementTitle: driveFields.Title,
  PlacementCriteria: driveExtras.Criteria,
  PlacementLocation: driveFields.Location,
  PlacementFromDate: driveFields.StartDate,
  PlacementToData: driveFields.EndDate,
}

/** The form of the details screen. */
export const detailsForm = z
  .object(detailsFields)
  .refine(({ PlacementFromDate, PlacementToData }) => PlacementFromDate <= PlacementToData, {
    path: ['PlacementToData'],
    message: endBeforeStart,
  })

/** A job as the drive's modal and inline row add it; CTCs are LPA. With JobID an own standalone job moves in. */
export const addedJob = z.strictObject({
  JobID: id.nullish(),
  jobTitle: nameLine(150, 'Please provide the job title.'),
  companyName: nameLine(150, 'Please provide the company name.'),
  jobOpenings: openings(),
  jobCtcFrom: lpa('Please provide CTC from.'),
  jobCtcTo: lpa('Please provide CTC to.'),
})

/** The same with the form's check that the upper end is not below the lower one. */
export const addJobForm = addedJob.refine(({ jobCtcFrom, jobCtcTo }) => jobCtcFrom <= jobCtcTo, {
  path: ['jobCtcTo'],
  message: 'CTC to cannot be below CTC from.',
})
