import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { idParams, instant } from '../wire.ts'

const lists = { GeneralSkills: z.array(z.string()), ProfessionalSkills: z.array(z.string()) }
const readers = ['Candidate', 'Employer', 'Admin', 'hr', 'Counsellor', 'C-Partner'] as const

/** A candidate's current and earlier skills (documents 000 §7 and 001 §7). */
export const skills = {
  ofCandidate: endpoint({
    method: 'GET',
    path: '/user/:id/skills',
    summary: "A candidate's skills, general and professional",
    allow: readers,
    owner: { field: 'id', roles: ['Candidate'] },
    params: idParams,
    answer: answers(z.object(lists)),
    refusals: ['not-found', 'not-yours'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/skillsHistory/:id',
    summary: 'A candidate’s past skills, newest first, at most 100 changes',
    allow: ['Candidate', 'Admin', 'hr', 'Counsellor'],
    owner: { field: 'id', roles: ['Candidate'] },
    params: idParams,
    answer: answers(z.array(z.object({ ...lists, ChangedOn: instant }))),
    refusals: ['not-found', 'not-yours'],
  }),
}
