import type { DriveApplicationStatus } from '@pramaan/domain/drive-application'
import { isShortlistedFor, type JobApplicationStatus } from '@pramaan/domain/job-application'
import { imageAddress } from '../../../services/files/file-address.ts'
import type { ListedApplication } from './list.queries.ts'

/** An application in the lists of employers and staff. */
export function applicationAnswer(row: ListedApplication) {
  const status = row.status as JobApplicationStatus | DriveApplicationStatus
  return {
    ID: row.id,
    Kind: row.kind,
    CreatedOn: row.createdAt.toISOString(),
    CandidateID: row.candidateId,
    CandidateName: row.candidateName,
    CandidateImage: imageAddress(row.candidateImage),
    CandidatePhone: row.candidatePhone,
    Phone: row.candidatePhone,
    JobID: row.jobId,
    JobTitle: row.jobTitle,
    JobName: row.jobTitle,
    PlacementDriveID: row.driveId,
    PlacementDriveName: row.driveTitle,
    EmployerID: row.employerId,
    Status: status,
    Shortlist: row.kind === 'job' && isShortlistedFor(status as JobApplicationStatus),
    SeenOn: row.seenAt?.toISOString() ?? null,
    Education: row.education,
    Degree: row.degrees,
    Skills: { GeneralSkills: row.generalSkills, ProfessionalSkills: row.professionalSkills },
    CareerProfile: { degree: row.degree },
  }
}
