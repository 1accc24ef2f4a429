import { skillMatch } from '@pramaan/domain/job'
import { appliedStatus } from '@pramaan/domain/job-application'
import type { Skills } from '@pramaan/domain/job-role'
import { ctcText, lpaOfPaise } from '@pramaan/domain/money'
import { imageAddress } from '../files/file-address.ts'
import type { JobRow } from './jobs.queries.ts'

const lpa = (paise: number | null) => (paise === null ? null : lpaOfPaise(paise))

/** A job as the wire has it: for a candidate with their own standing and match, for others with how many applied. */
export function jobAnswer({ job, role, domain, drive, applied, applicants }: JobRow, candidate?: Skills) {
  const request = { general: job.generalSkills, professional: job.professionalSkills }
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
    Image: imageAddress(job.image),
    Skills: { GeneralSkills: job.generalSkills, ProfessionalSkills: job.professionalSkills },
    PlacementDriveID: job.driveId,
    PlacementDriveName: drive,
    EmployerID: job.employerId,
    Status: candidate && applied ? appliedStatus : null,
    Domain: domain,
    DomainID: job.domainId,
    Match: candidate ? skillMatch(request, candidate) : null,
    Applicants: candidate ? null : applicants,
    CreatedOn: job.createdAt.toISOString(),
    ClosedOn: job.closedAt?.toISOString() ?? null,
  }
}
