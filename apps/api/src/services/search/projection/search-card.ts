import type { candidateRow } from '@pramaan/contract/search/search'
import { latestFirst, positionsInOrder } from '@pramaan/domain/candidate'
import { educationPeriod } from '@pramaan/domain/duration'
import { infoOfJoining, isOpenForJoin, joiningOfInfo } from '@pramaan/domain/joining'
import { lpaOfPaise } from '@pramaan/domain/money'
import type { VspStatus } from '@pramaan/domain/verification'
import type { z } from 'zod'
import { imageAddress } from '../../files/file-address.ts'
import type { SearchProfile } from './profile/search-profile.ts'

/** Everything that a row of a candidate list shows, in the API's form; no contact data (D30). CTC in LPA. */
export function searchCard(profile: SearchProfile, experienceMonths: number, vspStatus: VspStatus, now: Date) {
  const { account, candidate, hrComments } = profile
  const joining = joiningOfInfo(candidate.joining)
  return {
    FullName: account.fullName,
    Image: imageAddress(candidate.image),
    ExperienceLevel: candidate.experienceLevel,
    ExperienceMonths: experienceMonths,
    Location: candidate.location,
    CareerProfile: {
      education: candidate.education,
      degree: candidate.degree,
      expectedCtc: candidate.expectedCtc === null ? null : lpaOfPaise(candidate.expectedCtc),
      domain: candidate.domainId,
    },
    SkillProfile: {
      GeneralSkills: [...candidate.generalSkills],
      ProfessionalSkills: [...candidate.professionalSkills],
      // Certificates are private: they are not part of lists.
      Certificate: null,
    },
    Experience: positionsInOrder(profile.experiences, now)
      .slice(0, 1)
      .map(({ title, companyName, startYear, endYear }) => ({ title, companyName, startYear, endYear })),
    Education: latestFirst(profile.educations, (item) => educationPeriod(item, now))
      .slice(0, 1)
      .map(({ degree, school, qualification, endYear }) => ({ degree, school, qualification, endYear })),
    HrComments:
      hrComments && vspStatus
        ? {
            jobLocation: hrComments.jobLocation,
            Availability: hrComments.availability,
            ctc: lpaOfPaise(hrComments.ctc),
          }
        : null,
    JoiningStatus: isOpenForJoin(joining),
    JoiningInfo: { status: infoOfJoining(joining) },
    VspStatus: vspStatus,
    CreatedOn: account.createdAt.toISOString(),
    UpdatedOn: candidate.updatedAt.toISOString(),
  }
}

/** The data of a row of a candidate list, as stored in the table. */
export type SearchCard = Omit<z.input<typeof candidateRow>, 'ID'> & { CreatedOn: string; VspStatus: boolean | null }
