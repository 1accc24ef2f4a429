import { hasForeignLetters } from '@pramaan/domain/company'
import { genders } from '@pramaan/domain/gender'
import { designations, workDomains } from '@pramaan/domain/options'
import { z } from 'zod'
import { alias } from '../alias.ts'
import { emailAddress, typedPhone } from '../typed.ts'
import { id, nameLine } from '../wire.ts'

const image = z.string().trim().max(2000).nullish()

/**
 * An employer's details about themselves and their company (document 002 §3, §5); pictures are URLs of their own
 * uploads.
 */
export const companyProfile = z.strictObject({
  empFirstName: nameLine(50, 'Enter your first name.'),
  empLastName: nameLine(50, 'Enter your last name.'),
  empCompanyName: nameLine(120, 'Enter your company name.').refine(
    (name) => !hasForeignLetters(name),
    'Use letters from A to Z or of an Indian script.',
  ),
  empCompanyDomain: z.enum(workDomains, 'Choose a work domain.'),
  empLocation: nameLine(80, 'Choose your location.'),
  empDesignation: z.enum(designations, 'Choose a designation.'),
  email: emailAddress,
  gender: z.enum(genders).nullish(),
  image,
  companyLogo: image,
})

/** The same in the last step of registration. Number and role may be repeated without effect. */
export const employerProfile = companyProfile.extend({
  step: z.literal(4),
  ID: id,
  role: z.literal('Employer').optional(),
  mobileNumber: typedPhone.optional(),
})

/** The second names of the employer's fields (document 002 §3, §7, D16). */
export const employerAliases = alias({
  username: 'empFirstName',
  companyName: 'empCompanyName',
  workDomain: 'empCompanyDomain',
  designation: 'empDesignation',
  location: 'empLocation',
})
