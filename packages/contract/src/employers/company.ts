import { companyDecisions, companyStatuses } from '@pramaan/domain/company'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { listCounts, paging, searchTerm } from '../list.ts'
import { id, idParams, instant, line } from '../wire.ts'
import { companyNumber } from './company-number.ts'

/** What an employer gave about the company, and the decision (D67). */
export const companyProof = z.object({
  Status: z.enum(companyStatuses),
  /** The e-mail at the company's own domain to which a code came. */
  CompanyEmail: z.string().nullable(),
  Gstin: z.string().nullable(),
  Cin: z.string().nullable(),
  /** Why staff refused, or took their yes back. */
  Reason: z.string().nullable(),
})

const proof = companyProof.shape

/** Another account with a name that may be taken for the company's, with the domain of its e-mail, or its number. */
const namesake = z.object({
  EmployerID: id,
  FullName: z.string(),
  CompanyName: z.string(),
  Status: proof.Status,
  CompanyEmail: proof.CompanyEmail,
  Gstin: proof.Gstin,
  Cin: proof.Cin,
  RegisteredOn: instant,
})

/** A company as staff decide about it, with the other accounts like it. */
const company = namesake.extend({
  Reason: proof.Reason,
  WorkDomain: z.string().nullable(),
  Location: z.string().nullable(),
  Designation: z.string().nullable(),
  Phone: z.string().nullable(),
  Email: z.string().nullable(),
  /** Whether a code confirmed that e-mail, the company's or not. */
  EmailConfirmed: z.boolean(),
  /** When the employer gave it; null if nothing was given. */
  GivenOn: instant.nullable(),
  Jobs: z.number().int(),
  DecidedBy: z.string().nullable(),
  DecidedOn: instant.nullable(),
  /** Whether staff refused another company with this name or with the domain of its e-mail. */
  RefusedBefore: z.boolean(),
  Namesakes: z.array(namesake),
})

const decided = answers(z.object({ Status: proof.Status }))
const staff = ['Admin', 'hr'] as const

/** Whether an employer's company is real (D67): what they give, and what staff decide. */
export const companies = {
  giveNumber: endpoint({
    method: 'PUT',
    path: '/company',
    summary: 'Give the company’s GSTIN or CIN, which staff look at',
    allow: ['Employer'],
    steps: 'any',
    body: z.strictObject({ Number: companyNumber }),
    answer: answers(companyProof),
    refusals: [],
  }),
  list: endpoint({
    method: 'GET',
    path: '/companies',
    summary:
      'Companies to decide about, those that wait longest first, or of one status, newest first; each with the other accounts of its name, its e-mail’s domain or its number',
    allow: staff,
    query: z.object({
      status: z.enum(companyStatuses).optional(),
      /** Of the company's name. */
      term: searchTerm,
      ...paging,
    }),
    answer: answers(z.array(company), listCounts),
    refusals: [],
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/companies/:id/status',
    summary:
      'Confirm a company, refuse it for a reason, or (Admin) take a confirmation back; its employer is notified after the minutes for an undo',
    allow: staff,
    params: idParams,
    body: z
      .strictObject({
        Decision: z.enum(companyDecisions),
        /** The name that was decided about; refused as 'changed-elsewhere' if the company has another one by now. */
        CompanyName: company.shape.CompanyName,
        Reason: line(300, 'Say why.').optional(),
      })
      .refine(({ Decision, Reason }) => Decision === 'confirm' || Reason !== undefined, {
        path: ['Reason'],
        message: 'Say why.',
      }),
    answer: decided,
    refusals: ['not-found', 'wrong-state', 'not-allowed', 'changed-elsewhere'],
  }),
  undo: endpoint({
    method: 'DELETE',
    path: '/companies/:id/status',
    summary: 'Undo the caller’s own decision within its minutes',
    allow: staff,
    params: idParams,
    answer: decided,
    refusals: ['not-found', 'wrong-state'],
  }),
}
