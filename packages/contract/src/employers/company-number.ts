import { companyNumberMessages, parseCompanyNumber } from '@pramaan/domain/company'
import { z } from 'zod'

/** Normalizes a typed GSTIN or CIN and says which of the two it is. */
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
