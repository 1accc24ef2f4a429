import type { Queryable } from '@pramaan/database/client'
import { isVerifiedOpening } from '@pramaan/domain/company'
import { appliedStatus } from '@pramaan/domain/job-application'
import { ctcText, lpaOfPaise } from '@pramaan/domain/money'
import type { Circumstances } from '@pramaan/domain/opening-fit'
import { imageAddress } from '../../services/files/file-address.ts'
import { type FitQuestion, fitAnswer } from '../../services/opening-fit/fit-answer.ts'
import { readRequirements } from '../../services/opening-fit/requirements.queries.ts'
import type { FitSeeker } from '../../services/opening-fit/seeker.ts'
import type { JobRow } from './jobs.queries.ts'

const lpa = (paise: number | null) => (paise === null ? null : lpaOfPaise(paise))

/** The circumstances of a job besides its work. */
export function circumstancesOf({
  location,
  type,
  workModel,
  experience,
  ctcTo: mostPay,
  education,
  degrees,
}: JobRow['job']) {
  return {
    location,
    type,
    workModel,
    experience,
    mostPay,
    education: { level: education, degrees, isByLaw: false },
  } satisfies Circumstances
}

function fitOf(job: JobRow['job'], candidate: FitQuestion) {
  return fitAnswer(candidate, circumstancesOf(job), [...job.professionalSkills, ...job.generalSkills])
}

/**
 * A job in the API's form: with the candidate's own application and match, or for others with the number of applicants.
 */
function jobAnswer(
  { job, role, domain, drive, applied, saved, applicants, employer }: JobRow,
  candidate?: FitQuestion,
) {
  const [from, to] = [lpa(job.ctcFrom), lpa(job.ctcTo)]
  return {
    ID: job.id,
    Title: job.title,
    JobRole: role,
    RoleID: job.roleId,
    Type: job.type,
    Location: job.location,
    Ctc: from === null ? null : ctcText({ from, to }),
    CtcFrom: from,
    CtcTo: to,
    Openings: job.openings,
    Experience: job.experience,
    Education: job.education,
    Degree: job.degrees,
    Description: job.description,
    WorkModel: job.workModel,
    CompanyName: job.companyName,
    Verified: isVerifiedOpening(employer, job.companyName),
    Image: imageAddress(job.image),
    Skills: { GeneralSkills: job.generalSkills, ProfessionalSkills: job.professionalSkills },
    PlacementDriveID: job.driveId,
    PlacementDriveName: drive,
    EmployerID: job.employerId,
    Status: candidate && applied ? appliedStatus : null,
    Saved: candidate ? saved : null,
    Domain: domain,
    DomainID: job.domainId,
    ...(candidate ? fitOf(job, candidate) : { Match: null, Fit: null }),
    Applicants: candidate ? null : applicants,
    CreatedOn: job.createdAt.toISOString(),
    ClosedOn: job.closedAt?.toISOString() ?? null,
  }
}

/** Why each of these jobs is similar to another one, by id. The other job is treated as if it were a candidate. */
export async function likenessOf(db: Queryable, rows: readonly JobRow[], like: FitSeeker) {
  const ids = rows.map(({ job }) => job.id)
  const requirements = await readRequirements(db, 'job', ids)
  return new Map(
    rows.map(({ job }) => [
      job.id,
      fitOf(job, { seeker: like, requirements: requirements.get(job.id) ?? [], kind: 'job' }).Fit,
    ]),
  )
}

/** Jobs as the caller sees them; for candidates with their fit. */
export async function jobAnswers(db: Queryable, rows: readonly JobRow[], seeker: FitSeeker | undefined) {
  if (!seeker) return rows.map((row) => jobAnswer(row))
  const requirements = await readRequirements(
    db,
    'job',
    rows.map(({ job }) => job.id),
  )
  return rows.map((row) => jobAnswer(row, { seeker, requirements: requirements.get(row.job.id) ?? [], kind: 'job' }))
}
