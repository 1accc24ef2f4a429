import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { companyProfile } from '@pramaan/contract/session/registration'
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

/** What the fields of the employer and the company give. */
export type CompanyValues = z.output<typeof schema>

/** The fields before anything is chosen: an empty select has no value of its list yet. */
export type CompanyDraft = { [K in keyof CompanyValues]: string }

/** The form of these fields. */
export type CompanyFormState = UseFormReturn<CompanyDraft, unknown, CompanyValues>

/** The fields without anything in them. */
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

/** Checks the fields by the contract's schema. */
export const companyResolver = standardSchemaResolver<CompanyDraft, unknown, CompanyValues>(schema as never)
