import type { Role } from '@pramaan/domain/role'

function pages(list: string): readonly string[] {
  return list.split(' ').map((path) => (path === '/' ? path : `/${path}`))
}

/** The pages that the spec gives each role (000, section 6; 002, section 2.1). */
export const specPages: Record<Role, readonly string[]> = {
  Candidate: pages(
    '/ dashboard login signup getStarted coming-soon opportunity certification-and-trainings jobs build-career load summary complete-profile placement-drives emp-placement-drive-details emp-placement-job-details certification-details candidate-profile loader landing-page certification-iframe chat-bot welcome placement-drive drive-detail',
  ),
  Employer: pages(
    '/ emp-candidate-list employer-dashboard jobs emp-auth emp-placement-drives emp-placement-drive-details new-placement-drive-form emp-placement-job-details new-placement-drive-job-form job-details new-job-form hirings certification-details candidate-profile employer-profile certification-iframe all-emp-jobs all-emp-applications candidate-profile-ro candidate-shortlisted-profile cslr-candidate-list shortlisted drive-detail login signup getStarted coming-soon load summary loader landing-page',
  ),
  Admin: pages(
    '/ admin-dashboard admin-certifications vsp EmployerApplicants payments cohort-applicant admin-jobs admin-placement-drives admin-users course-applications hr-dashboard vps-verification placementDriveCandidateList drive-detail candidate-profile-ro search-url scrapper',
  ),
  hr: pages(
    '/ hr-dashboard vps-verification vsp cslr-candidate-list candidate-profile candidate-profile-ro payments jobApplications placementDriveApplicantsList placementDriveCandidateList',
  ),
  Counsellor: pages(
    '/ cslr-candidate-list candidate-profile candidate-profile-ro jobApplications placementDriveApplicantsList placementDriveCandidateList admin-placement-drives drive-detail new-placement-drive-form emp-placement-drives payments',
  ),
  'C-Partner': pages('/ dashboard course-candidate-list candidate-profile-ro'),
}

/** The pages that readings of the spec and our own decisions add for each role. */
export const furtherPages: Record<Role, readonly string[]> = {
  Candidate: pages(
    'candidate-dashboard job-details my-applications payments pay all-emp-jobs emp-placement-drives all-emp-applications my-page messages settings saved-jobs help',
  ),
  Employer: pages('dashboard pipeline messages payments plans settings candidates-viewed search-history'),
  Admin: pages(
    'dashboard jobApplications placementDriveApplicantsList reports coming-soon candidate-profile emp-candidate-list cslr-candidate-list jobs job-details new-job-form emp-placement-drives emp-placement-drive-details emp-placement-job-details new-placement-drive-form new-placement-drive-job-form placement-drives certification-and-trainings certification-details all-emp-applications load items newOrder orders transactions messages staff-invitations admin-people admin-audit admin-settings admin-lists admin-terms admin-coupons admin-erasures companies help-questions settings',
  ),
  hr: pages('companies help-questions settings certification-details'),
  Counsellor: pages('settings certification-details'),
  'C-Partner': pages('settings'),
}
