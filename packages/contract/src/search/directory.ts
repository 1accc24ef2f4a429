import { roleNames, roles } from '@pramaan/domain/role'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { fileCall, listCounts, manyIds, paging, searchTerm } from '../list.ts'
import { id, instant } from '../wire.ts'
import { listQuery, searchQuery, staffList } from './search.ts'

const roleId = z.union(roleNames.map((name) => z.literal(roles[name])))

/** The people on the platform and their numbers (documents 000 §7 and 001 §7). */
export const directory = {
  users: endpoint({
    method: 'GET',
    path: '/user',
    summary: 'Every account, newest first, filtered by role and by text in name, phone or e-mail',
    allow: ['Admin'],
    query: z.object({ RoleID: z.coerce.number().pipe(roleId).optional(), term: searchTerm, ...paging }),
    answer: answers(
      z.array(
        z.object({
          ID: id,
          RoleID: roleId,
          FullName: z.string(),
          Phone: z.string().nullable(),
          Email: z.string().nullable(),
          Suspended: z.boolean(),
          CreatedOn: instant,
        }),
      ),
      listCounts,
    ),
    refusals: [],
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/user/candidate',
    summary: 'Candidates as staff list them, by the filters of the search',
    allow: ['Admin', 'hr', 'Counsellor'],
    query: listQuery,
    answer: staffList,
    refusals: ['no-previous', 'no-next'],
  }),
  candidatesFile: endpoint({
    ...fileCall,
    path: '/user/candidate-file',
    allow: ['Admin', 'hr', 'Counsellor'],
    query: searchQuery,
  }),
  chosenFile: endpoint({
    ...fileCall,
    method: 'POST',
    reads: true,
    path: '/user/candidate-file/chosen',
    summary: 'A link to the same columns of chosen candidates as a CSV file, newest first, valid for one minute',
    allow: ['Admin', 'hr', 'Counsellor'],
    body: z.strictObject({ IDs: manyIds }),
  }),
  candidateCount: endpoint({
    method: 'GET',
    path: '/user/candidate-count',
    summary: 'How many candidates are registered',
    allow: ['Candidate', 'Employer', 'Admin', 'hr', 'Counsellor', 'C-Partner'],
    answer: answers(z.number().int(), { isEstimate: z.boolean() }),
    refusals: [],
  }),
  viewCount: endpoint({
    method: 'GET',
    path: '/user/view-count',
    summary: "How often the caller's profile was viewed in the last 90 days",
    allow: ['Candidate'],
    answer: answers(z.number().int()),
    refusals: [],
  }),
}
