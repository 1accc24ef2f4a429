import { describePlans } from '@pramaan/database/testing/describe-plans'
import { planOf } from '@pramaan/database/testing/plan'
import { expect, test } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { findAsked } from '../../../services/opening-fit/people/asked-of-people.ts'
import { havingAny, peopleStatement } from '../../../services/opening-fit/people/people-fit.queries.ts'
import { generateSearchRows } from '../../../testing/generated/generated-rows.queries.ts'
import { createOpenings } from '../../../testing/people/openings.ts'
import { circumstancesOf } from '../job-answer.ts'
import { withoutApplicants } from './not-applied.queries.ts'
import { bySkills, countPeopleStatement } from './suggested.queries.ts'

describePlans('plans of suggested people', generateSearchRows, (ground) => {
  test('of people for a job, few rows are read of many who have what it asks for', async () => {
    const deps = { db: ground.db, now: () => new Date() } as Deps
    const skills = { generalSkills: ['Active Listening'], professionalSkills: ['Auditing', 'Excel'] }
    const about = { experience: '4', ctcFrom: 30_000_000, ctcTo: 50_000_000, location: 'Pune' }
    const job = await createOpenings(deps).aJob({ title: 'Backend Developer', ...skills, ...about })
    const asked = await findAsked(deps, ground.db, { kind: 'job', id: job.id, circumstances: circumstancesOf(job) })
    expect(asked.requirements.length).toBeGreaterThan(2)
    const any = havingAny(asked, withoutApplicants(ground.db, job))
    const nearest = await planOf(ground.db, peopleStatement(asked, { where: any, limit: 50 }))
    expect(nearest.names).not.toContain('Seq Scan')
    expect(nearest.blocks, nearest.names).toBeLessThan(6000)
    const { having } = bySkills(asked.skills)
    const counted = await planOf(ground.db, countPeopleStatement(having, withoutApplicants(ground.db, job)))
    const best = await planOf(ground.db, peopleStatement(asked, { where: having, limit: 10 }))
    for (const { names, blocks } of [counted, best]) {
      expect(names).not.toContain('Seq Scan')
      expect(blocks, names).toBeLessThan(6000)
    }
  })
})
