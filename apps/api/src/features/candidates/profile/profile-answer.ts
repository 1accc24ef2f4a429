import type { candidateByRole } from '@pramaan/contract/candidates/candidate-by-role'
import { latestFirst, positionsInOrder } from '@pramaan/domain/candidate'
import { educationPeriod } from '@pramaan/domain/duration'
import { contactEmailOf } from '@pramaan/domain/email'
import { infoOfJoining, isOpenForJoin, joiningOfInfo } from '@pramaan/domain/joining'
import { lpaOfPaise } from '@pramaan/domain/money'
import { storedVspStatus } from '@pramaan/domain/verification'
import type { z } from 'zod'
import { imageAddress } from '../../../services/files/file-address.ts'
import type { Profile } from '../candidates.queries.ts'

/**
 * Everything about a candidate that any role may get, in the API's form, except a suspension; each role's schema
 * selects its part.
 */
export type FullAnswer = z.input<typeof candidateByRole.byRole.Candidate>['data'] &
  z.input<typeof candidateByRole.byRole.Employer>['data'] &
  Omit<z.input<typeof candidateByRole.byRole.hr>['data'], 'Suspension'>

function lpa(paise: number | null) {
  return paise === null ? null : lpaOfPaise(paise)
}

function careerOf({ candidate }: Profile): FullAnswer['CareerProfile'] {
  return {
    education: candidate.education,
    degree: candidate.degree,
    college: candidate.college,
    experience: candidate.experienceYears,
    incomeCTC: lpa(candidate.incomeCtc),
    expectedCtc: lpa(candidate.expectedCtc),
    domain: candidate.domainId,
    currentJob: candidate.currentJob,
    currentDomain: candidate.currentDomainId,
  }
}

function preferencesOf({ candidate }: Profile): FullAnswer['Preferences'] {
  const { fullTime, partTime, internship, remote, onSite } = candidate
  return { fullTime, partTime, internship, remote, onField: onSite }
}

/** Hr's answers in the API's form, even after a revocation. */
function answersOf({ comments }: Profile): FullAnswer['HrComments'] {
  if (!comments) return null
  // The columns hold only what the contract's forms accepted, so their texts are valid options.
  return {
    ComSkills: comments.comSkills,
    language: comments.languages.map((value) => ({ label: value, value })),
    personality: comments.personality,
    workType: comments.workTypes,
    jobType: comments.jobTypes,
    jobLocation: comments.jobLocation,
    ctc: lpaOfPaise(comments.ctc),
    hasOwn: comments.hasOwn,
    Availability: comments.availability,
    otherRemarks: comments.otherRemarks,
    generalSkillsByHr: comments.generalSkills,
    professionalSkillsByHr: comments.professionalSkills,
  } as FullAnswer['HrComments']
}

/** The VSP status of a candidate's rows (D55). */
export function vspStatusOf({ vsp, comments }: Pick<Profile, 'vsp' | 'comments'>) {
  return storedVspStatus({ application: vsp?.verified, answered: comments !== null })
}

function entriesOf({ educations, experiences }: Profile, now: Date) {
  return {
    Education: latestFirst(educations, (entry) => educationPeriod(entry, now)).map(
      ({ id, candidateId: _candidate, ...entry }) => ({ eduID: id, ...entry }),
    ) as FullAnswer['Education'],
    Experience: positionsInOrder(experiences, now).map(({ id, candidateId: _candidate, ...entry }) => ({
      expID: id,
      ...entry,
    })) as FullAnswer['Experience'],
  }
}

/** A reader's URLs for private files, by the files' ids; undefined for readers without access. */
type FileLinks = ReadonlyMap<string, string> | undefined

function filesOf({ candidate }: Profile, links: FileLinks) {
  return {
    Image: imageAddress(candidate.image),
    CV: (candidate.cv && links?.get(candidate.cv)) ?? null,
    Certificates: candidate.certificates.flatMap((id) => links?.get(id) ?? []),
  }
}

function personOf({ account, candidate }: Profile) {
  return {
    ID: account.id,
    FullName: account.fullName,
    Phone: account.phone,
    Email: contactEmailOf(account),
    AlternateContact: candidate.alternateContact,
    Website: candidate.website,
    Description: candidate.description,
    CurrentPosition: candidate.currentPosition ?? candidate.currentJob,
    ExperienceLevel: candidate.experienceLevel,
    Location: candidate.location,
    State: candidate.state,
    Dob: candidate.dob,
    Gender: candidate.gender,
    ProfileProgress: candidate.profileProgress,
    RegistrationStep: account.registrationStep,
    Notifications: candidate.notifications as FullAnswer['Notifications'],
    CreatedOn: account.createdAt.toISOString(),
    UpdatedOn: candidate.updatedAt.toISOString(),
  }
}

/** A candidate's full profile in the wire's form; its CV and certificates as URLs for this reader only. */
export function fullAnswer(profile: Profile, now: Date, links?: FileLinks): FullAnswer {
  const { candidate, vsp, roles } = profile
  const status = vspStatusOf(profile)
  const answers = answersOf(profile)
  const joining = joiningOfInfo(candidate.joining)
  const titles = new Map(roles.map(({ id, title }) => [id, title]))
  const files = filesOf(profile, links)
  return {
    ...personOf(profile),
    ...files,
    ...entriesOf(profile, now),
    PayOnCv: candidate.payOnCv,
    JoiningStatus: isOpenForJoin(joining),
    JoiningInfo: { status: infoOfJoining(joining) },
    Preferences: preferencesOf(profile),
    CareerProfile: careerOf(profile),
    SkillProfile: {
      GeneralSkills: candidate.generalSkills,
      ProfessionalSkills: candidate.professionalSkills,
      Certificate: files.Certificates[0] ?? null,
    },
    Opportunities: {
      selectedJobRoles: candidate.jobRoleIds.flatMap((id) => {
        const title = titles.get(id)
        return title === undefined ? [] : [{ ID: id, Title: title }]
      }),
      unconfirmed: candidate.rolesUnconfirmed,
    },
    HrComments: status ? answers : null,
    LastHrComments: answers,
    VerifiedOn: (status && vsp?.verifiedAt?.toISOString()) || null,
    VspStatus: status,
    HasCV: candidate.cv !== null,
    CertificateCount: candidate.certificates.length,
    shortlisted: profile.shortlisted,
  }
}
