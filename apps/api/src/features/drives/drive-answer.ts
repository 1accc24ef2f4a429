import { isVerifiedCompany } from '@pramaan/domain/company'
import { hasApplied, hasSeat } from '@pramaan/domain/drive-application'
import { lpaOfPaise } from '@pramaan/domain/money'
import { imageAddress } from '../../services/files/file-address.ts'
import type { fitAnswers } from '../../services/opening-fit/fit-answer.ts'
import type { JobRow } from '../jobs/jobs.queries.ts'
import { type DriveRow, statusOf } from './drives.queries.ts'

type Fit = ReturnType<Awaited<ReturnType<typeof fitAnswers>>>

const lpa = (paise: number | null) => (paise === null ? null : lpaOfPaise(Number(paise)))

function state(row: DriveRow, isCandidate: boolean) {
  if (!isCandidate)
    return {
      status: null,
      StatusOn: null,
      applicationStatus: null,
      CandidateApplied: false,
      Applicants: row.applicants,
      Paid: row.paid,
      Pending: row.pending,
    }
  const status = statusOf(row)
  const applied = hasApplied(status)
  const applicationStatus: 'Applied' | 'NotApplied' = applied ? 'Applied' : 'NotApplied'
  const StatusOn = row.statusOn?.toISOString() ?? null
  return { status, StatusOn, applicationStatus, CandidateApplied: applied, Applicants: null, Paid: null, Pending: null }
}

function contactOf(row: DriveRow, isCandidate: boolean) {
  const seesContact = !isCandidate || hasSeat(statusOf(row))
  return {
    ContactName: seesContact ? row.drive.contactName : null,
    ContactPhone: seesContact ? row.drive.contactPhone : null,
  }
}

/** A drive in the API's form: with the candidate's own application, or for others with the number of applicants. */
export function driveAnswer(row: DriveRow, isCandidate: boolean, fit: Fit = null) {
  const { drive, domain, employer } = row
  return {
    ID: drive.id,
    Title: drive.title,
    SubTitle: drive.subTitle,
    Criteria: drive.criteria,
    Image: imageAddress(drive.image),
    Location: drive.location,
    Domain: domain,
    DomainID: drive.domainId,
    FromDate: drive.fromDate,
    ToDate: drive.toDate,
    Qualification: drive.qualification,
    AvgPackage: lpa(drive.averagePackage),
    Openings: drive.openings,
    TotalCompany: drive.totalCompany,
    Skills: drive.skills,
    Highlights: drive.highlights,
    Process: drive.process,
    Faqs: drive.faqs,
    CompanyData: drive.companies.map(({ title, image }) => ({ title, image: imageAddress(image) })),
    Venue: drive.venue,
    ReportingTime: drive.reportingTime,
    Bring: drive.bring,
    ...contactOf(row, isCandidate),
    EmployerID: drive.employerId,
    Verified: employer && isVerifiedCompany(employer.status, true),
    CreatedBy: drive.createdBy,
    CreatedOn: drive.createdAt.toISOString(),
    ctcFrom: lpa(row.ctcFrom),
    ctcTo: lpa(row.ctcTo),
    ...state(row, isCandidate),
    Fit: fit,
  }
}

/** A job in the list of a drive's record. */
export function driveJobAnswer({ job }: Pick<JobRow, 'job'>) {
  return {
    JobID: job.id,
    jobTitle: job.title,
    companyName: job.companyName,
    jobOpenings: job.openings,
    jobCtcFrom: lpa(job.ctcFrom),
    jobCtcTo: lpa(job.ctcTo),
  }
}
