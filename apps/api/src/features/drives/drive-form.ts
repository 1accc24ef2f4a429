import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { Queryable } from '@pramaan/database/client'
import type { placementDrives } from '@pramaan/database/schema'
import { type DriveDates, whyNotDates } from '@pramaan/domain/drive'
import { paiseOfLpa } from '@pramaan/domain/money'
import { refuseField } from '../../http/refusals/refuse.ts'
import { readListed } from '../jobs/write/write-jobs.queries.ts'

type NewDrive = Parsed<Contract['drives']['create']>['body']
type ChangedDrive = Parsed<Contract['drives']['update']>['body']

/** The columns of a drive form or details screen; missing fields are undefined. */
export function driveColumns(form: ChangedDrive): Partial<typeof placementDrives.$inferInsert> {
  return {
    title: form.Title ?? form.PlacementTitle,
    subTitle: form.SubTitle,
    criteria: criteriaOf(form),
    location: form.Location ?? form.PlacementLocation,
    domainId: form.Domain,
    fromDate: form.StartDate ?? form.PlacementFromDate,
    toDate: form.EndDate ?? form.PlacementToData,
    qualification: form.Qualification,
    averagePackage: form.AvgPackage === undefined ? undefined : paiseOfLpa(form.AvgPackage),
    openings: form.Openings,
    totalCompany: form.NoOfCompany,
    skills: form.Skills,
    highlights: form.Highlights,
    process: form.Process,
    faqs: form.Faqs,
    venue: form.Venue,
    reportingTime: form.ReportingTime,
    contactName: form.ContactName,
    contactPhone: form.ContactPhone,
    bring: form.Bring,
  }
}

/** The criteria as sent; if they are empty, the form's skills. */
function criteriaOf({ Criteria, PlacementCriteria, Skills }: ChangedDrive) {
  return Criteria === null ? Skills?.join(', ') || null : (Criteria ?? PlacementCriteria)
}

/** The columns of a new drive's form; without a Criteria it is the skills, comma-separated. */
export function newDriveColumns(form: NewDrive) {
  return {
    ...driveColumns(form),
    criteria: form.Criteria ?? (form.Skills?.join(', ') || null),
    title: form.Title,
    location: form.Location,
    openings: form.Openings,
    fromDate: form.StartDate,
    toDate: form.EndDate,
  }
}

const whyNot = {
  'end-before-start': 'The end date cannot be before the start date.',
  over: 'The end date has passed already. Choose today or a later day.',
}

/** Refuses new dates that end before they start or are over; unchanged dates are accepted. */
export function checkDates(dates: Dates, now: Date, before?: Dates) {
  if (dates.fromDate === before?.fromDate && dates.toDate === before.toDate) return
  const why = whyNotDates(dates as DriveDates, now)
  if (why) refuseField('EndDate', whyNot[why])
}

type Dates = { fromDate: string; toDate: string }

/** Refuses a domain that is not in the list. */
export async function checkDomain(db: Queryable, domainId: number | undefined) {
  const { domain } = await readListed(db, undefined, domainId)
  if (domainId !== undefined && !domain) refuseField('Domain', 'Choose a domain from the list.')
}
