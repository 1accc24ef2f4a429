import { answers, endpoint } from '../endpoint.ts'
import { dateRangeQuery, statisticsAnswer } from './statistics-shapes.ts'

/** The Admin's statistics, in one call (E-784). */
export const statistics = {
  get: endpoint({
    method: 'GET',
    databaseTimes: 4,
    path: '/admin-statistics',
    summary: 'Figures of users, certifications, jobs and drives, with trends, funnel and payments in a period',
    allow: ['Admin'],
    query: dateRangeQuery,
    answer: answers(statisticsAnswer),
    refusals: [],
  }),
}
