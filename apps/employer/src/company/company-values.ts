import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { companyProfile } from '@pramaan/contract/session/company-forms'
import { genders } from '@pramaan/domain/gender'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'

const schema = companyProfile
  .pick({
    empFirstName: true,
    empLastName: true,
    empCompanyName: true,
    empCompanyDomain: true,
    empLocation: true,
    empDesignation: true,
    email: true,
  })
  .extend({
    gender: z
      .enum(['', ...genders])
      .optional()
      .transform((gender) => gender || null),
  })

/** The values of the employer and company fields. */
export type CompanyValues = z.output<typeof schema>

/** Empty fields: an empty select has no option chosen yet. */
export type CompanyDraft = { [K in keyof CompanyValues]: string }

/** The form with these fields. */
export type CompanyFormState = UseFormReturn<CompanyDraft, unknown, CompanyValues>

/** Empty values for all fields. */
export const blankCompany: CompanyDraft = {
  empFirstName: '',
  empLastName: '',
  empCompanyName: '',
  empCompanyDomain: '',
  empLocation: '',
  empDesignation: '',
  email: '',
  gender: '',
}

/** Validates the fields with the contract's schema. */
export const companyResolver = standardSchemaResolver<CompanyDraft, unknown, CompanyValues>(schema as never)
