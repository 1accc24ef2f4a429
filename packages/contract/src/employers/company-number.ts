import { companyNumberMessages, parseCompanyNumber } from '@pramaan/domain/company'
import { z } from 'zod'

/** A GSTIN or CIN as people type it, as what it is. */
export const companyNumber = z
  .string()
  .trim()
  .max(60)
  .transform((text, context) => {
    const read = parseCompanyNumber(text, new Date().getFullYear())
    if (read.why === undefined) return read
    context.addIssue({ code: 'custom', message: companyNumberMessages[read.why] })
    return z.NEVER
  })
