import type { contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'
import { isVerified } from '@pramaan/domain/candidate'
import { withoutContactData } from '@pramaan/domain/contact-data'
import type { PublicSection } from '@pramaan/domain/public-profile'
import type { FullAnswer } from '../candidates/profile/profile-answer.ts'

/** The public part of a candidate's profile. */
export type PublicPage = Answer<typeof contract.publicProfiles.read>['data']

type Shown = Pick<PublicPage, 'Slug' | 'SearchEngines'>

/** The fields of each section; every other field is on every page. */
const fieldsOf: Readonly<Record<PublicSection, (full: FullAnswer) => Partial<PublicPage>>> = {
  photo: ({ Image }) => ({ Photo: Image }),
  about: ({ Description, CurrentPosition, ExperienceLevel }) => ({
    Description: Description && withoutContactData(Description),
    CurrentPosition: CurrentPosition && withoutContactData(CurrentPosition),
    ExperienceLevel,
  }),
  location: ({ Location, State }) => ({ Location, State }),
  skills: ({ SkillProfile: { GeneralSkills, ProfessionalSkills } }) => ({
    Skills: { GeneralSkills, ProfessionalSkills },
  }),
  roles: ({ Opportunities, JoiningInfo }) => ({
    Roles: Opportunities.unconfirmed ? [] : Opportunities.selectedJobRoles.map(({ Title }) => Title),
    JoiningInfo,
  }),
  experience: ({ Experience }) => ({ Experience }),
  education: ({ Education }) => ({ Education }),
  website: ({ Website }) => ({ Website }),
}

/** A candidate's page with the sections that they show; hidden ones are empty. */
export function pageAnswer(full: FullAnswer, shown: Shown, sections: readonly PublicSection[]): PublicPage {
  return {
    ...shown,
    ID: full.ID,
    FullName: full.FullName,
    Verified: isVerified(full.HrComments),
    VerifiedOn: isVerified(full.HrComments) ? full.VerifiedOn : null,
    Photo: null,
    Description: null,
    CurrentPosition: null,
    ExperienceLevel: null,
    Location: null,
    State: null,
    Skills: { GeneralSkills: [], ProfessionalSkills: [] },
    Roles: [],
    JoiningInfo: { status: null },
    Experience: [],
    Education: [],
    Website: null,
    ...Object.assign({}, ...sections.map((section) => fieldsOf[section](full))),
  }
}
