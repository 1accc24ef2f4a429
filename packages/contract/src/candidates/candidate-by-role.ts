import { withoutContactData } from '@pramaan/domain/contact-data'
import { experienceLevels } from '@pramaan/domain/experience-level'
import { genders } from '@pramaan/domain/gender'
import { z } from 'zod'
import { answers } from '../endpoint.ts'
import { whySuspended } from '../staff/managed-account.ts'
import { day, id, instant } from '../wire.ts'
import { education, experience } from './candidate-entries.ts'
import {
  careerProfile,
  joiningInfo,
  opportunities,
  skillProfile,
  texts,
  wishedOpportunities,
  workPreferences,
} from './candidate-shapes.ts'
import { hrComments } from './hr-comments.ts'

/** What every reader of a profile may see: no contact data, no CV. */
const publicProfile = z.object({
  ID: id,
  FullName: z.string(),
  Description: z.string().nullable(),
  CurrentPosition: z.string().nullable(),
  Image: z.string().nullable(),
  ExperienceLevel: z.enum(experienceLevels).nullable(),
  Location: z.string().nullable(),
  State: z.string().nullable(),
  Dob: day.nullable(),
  Gender: z.enum(genders).nullable(),
  JoiningStatus: z.boolean(),
  JoiningInfo: joiningInfo,
  Preferences: workPreferences,
  Education: z.array(education),
  Experience: z.array(experience),
  CareerProfile: careerProfile,
  SkillProfile: skillProfile,
  Opportunities: wishedOpportunities,
  ProfileProgress: z.number().int().min(0).max(100),
  HrComments: hrComments.nullable(),
  VerifiedOn: instant.nullable(),
  VspStatus: z.boolean().nullable(),
  UpdatedOn: instant,
})

const withResume = publicProfile.extend({
  Opportunities: opportunities,
  CV: z.string().nullable(),
  Certificates: texts,
  PayOnCv: z.boolean(),
})
const contactFields = {
  Phone: z.string().nullable(),
  Email: z.string().nullable(),
  AlternateContact: z.string().nullable(),
}

/** Whether there are files, shown to an employer before the logged reveal opens them (D60). */
const filesToReveal = { HasCV: z.boolean(), CertificateCount: z.number().int() }

/** A text that a person typed, without contact data: an employer reads that through the logged reveal alone (D30). */
const typedText = z.string().overwrite((text) => withoutContactData(text))

/** The requesting employer's relation to the candidate: the shortlist status (document 002 §4), null when none. */
const forEmployer = publicProfile.extend({
  Description: typedText.nullable(),
  CurrentPosition: typedText.nullable(),
  Experience: z.array(experience.extend({ title: typedText, companyName: typedText })),
  Education: z.array(education.extend({ school: typedText })),
  ...filesToReveal,
  PayOnCv: z.boolean(),
  shortlisted: z.number().int().nullable(),
})
/** Since when the account is suspended; null if it is not. Why and by which Admin is for Admins. */
const suspension = z.object({ On: instant.nullable() })
const forAdmins = suspension.extend(whySuspended)

const staffFields = { Website: z.string().nullable(), CreatedOn: instant }
const forStaff = withResume.extend({ ...contactFields, ...staffFields })
/** A Counsellor gets neither phone nor e-mail of a profile (D59). */
const forCounsellor = withResume.extend({ ...staffFields, Suspension: suspension.nullable() })

/** A field that a course partner may not see is null in their response. */
const withheld = z.preprocess(() => null, z.null())
const no = z.preprocess(() => false, z.literal(false))
const none = <T extends z.ZodType>(of: T) => z.preprocess(() => [], z.array(of).max(0))

/** What staff noted about a candidate's courses: the columns of the partners' list (document 002 §3, §6). */
const courseNotes = z.object({
  MultiSuggestedCourse: z.array(z.object({ ID: id, Title: z.string() })),
  ShortCommentsCslr: z.string().nullable(),
  ShortCommentsHr: z.string().nullable(),
  remark: z.string().nullable(),
})

/** A candidate on the partners' list as a course partner sees one: only the list's columns (D59). */
const forPartner = publicProfile.extend({
  Description: withheld,
  CurrentPosition: withheld,
  Location: withheld,
  State: withheld,
  Dob: withheld,
  Gender: withheld,
  JoiningStatus: no,
  JoiningInfo: z.object({ status: withheld }),
  Preferences: z.object({ fullTime: no, partTime: no, internship: no, remote: no, onField: no }),
  Experience: none(experience),
  CareerProfile: careerProfile.extend({
    experience: withheld,
    incomeCTC: withheld,
    expectedCtc: withheld,
    domain: withheld,
    currentJob: withheld,
    currentDomain: withheld,
  }),
  SkillProfile: skillProfile.extend({ Certificate: withheld }),
  Opportunities: z.object({ selectedJobRoles: none(z.object({ ID: id, Title: z.string() })) }),
  ProfileProgress: z.preprocess(() => 0, z.literal(0)),
  HrComments: withheld,
  VerifiedOn: withheld,
  VspStatus: withheld,
  Phone: contactFields.Phone,
  Email: contactFields.Email,
  CourseNotes: courseNotes,
})

/**
 * After a revocation hr keeps the last answers, so the form does not start empty (D55).
 */
const forHr = forStaff.extend({ LastHrComments: hrComments.nullable(), Suspension: suspension.nullable() })
const forAdmin = forStaff.extend({ Suspension: forAdmins.nullable() })

/** A candidate's own complete record. */
export const myProfile = forStaff.extend({
  RegistrationStep: z.number().int(),
  Notifications: z.object({ preferences: texts, settings: z.record(z.string(), z.boolean()) }).nullable(),
})

/** A candidate as each role may see one (document 000 §6, D30, D35): the role's schema is its field permission. */
export const candidateByRole = {
  byRole: {
    Candidate: answers(myProfile),
    Employer: answers(forEmployer),
    Admin: answers(forAdmin),
    hr: answers(forHr),
    Counsellor: answers(forCounsellor),
    'C-Partner': answers(forPartner),
  },
} as const
