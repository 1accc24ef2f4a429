import { accountStatuses } from '@pramaan/domain/account'
import { roleNames, staffRoles } from '@pramaan/domain/role'
import { userParts } from '@pramaan/domain/statistics'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { eachAnswer, listCounts, manyIds, paging, searchTerm } from '../list.ts'
import { idParams, line } from '../wire.ts'
import { managedAccount } from './managed-account.ts'

const reason = z.strictObject({ Reason: line(300, 'Say why.') })
const many = z.strictObject({ IDs: manyIds, Reason: reason.shape.Reason })
const refusals = ['not-found', 'wrong-state'] as const

/** Accounts of every role, as an Admin runs them (D2, D9, D27); each action is in the audit log. */
export const accounts = {
  list: endpoint({
    method: 'GET',
    path: '/accounts',
    summary: 'Accounts filtered by role, status and text in name, phone or e-mail, newest first',
    allow: ['Admin'],
    query: z.object({
      /** A role, all staff, or users: candidates and employers who were not erased. */
      role: z.enum([...roleNames, 'staff', 'users']).optional(),
      /** A group of users that a statistics figure counts. */
      only: z.enum(userParts).optional(),
      status: z.enum(accountStatuses).optional(),
      term: searchTerm,
      ...paging,
    }),
    answer: answers(z.array(managedAccount), listCounts),
    refusals: [],
  }),
  outsideSearch: endpoint({
    method: 'GET',
    path: '/accounts-outside-search',
    summary:
      'Names of accounts that the search for candidates never finds, such as staff, employers and suspended people, by ' +
      'text in name, phone or e-mail, newest first; no contacts. hr and Counsellors get registered candidates only',
    allow: ['Admin', 'hr', 'Counsellor'],
    query: z.object({ term: searchTerm, pageSize: paging.pageSize }),
    answer: answers(z.array(managedAccount.pick({ ID: true, Role: true, FullName: true, Status: true })), {
      totalCount: listCounts.totalCount,
    }),
    refusals: [],
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/accounts/:id/suspend',
    summary: 'Suspend an account: its sessions end at once, and nobody finds the profile',
    allow: ['Admin'],
    params: idParams,
    body: reason,
    answer: answers(managedAccount),
    refusals,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/accounts/:id/restore',
    summary: 'Restore a suspended account; the person must sign in again',
    allow: ['Admin'],
    params: idParams,
    body: reason,
    answer: answers(managedAccount),
    refusals,
  }),
  suspendMany: endpoint({
    method: 'POST',
    path: '/accounts/suspend',
    summary: 'Suspend many accounts for one reason, skipping those where it is not allowed',
    allow: ['Admin'],
    body: many,
    answer: eachAnswer,
    refusals: [],
  }),
  restoreMany: endpoint({
    method: 'POST',
    path: '/accounts/restore',
    summary: 'Restore many suspended accounts for one reason, skipping those where it is not allowed',
    allow: ['Admin'],
    body: many,
    answer: eachAnswer,
    refusals: [],
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: '/accounts/:id/role',
    summary: 'Change a staff member’s role; their sessions end with the next request',
    allow: ['Admin'],
    params: idParams,
    body: z.strictObject({ Role: z.enum(staffRoles, 'Choose a role.') }),
    answer: answers(managedAccount),
    refusals,
  }),
  resetSecondFactor: endpoint({
    method: 'DELETE',
    path: '/accounts/:id/second-factor',
    summary: 'Remove the authenticator of an account whose owner lost it; their sessions end',
    allow: ['Admin'],
    params: idParams,
    answer: answers(managedAccount),
    refusals,
  }),
}
