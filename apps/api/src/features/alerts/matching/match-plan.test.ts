import { describePlans } from '@pramaan/database/testing/describe-plans'
import { planOf } from '@pramaan/database/testing/plan'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowCode } from '../../../services/search/projection/concepts/row-codes.ts'
import { generateAlerts } from '../../../testing/generated/generated-alerts.queries.ts'
import { generateSearchRows } from '../../../testing/generated/generated-rows.queries.ts'
import { wildcard } from '../criteria/triggers.ts'
import { matchStatement } from './match-candidates.queries.ts'

const savedSearches = 100_000

describePlans(
  'alerts',
  async (db, candidates) => {
    await generateSearchRows(db, candidates)
    await db.execute(sql`alter table search_alerts drop constraint search_alerts_account_id_accounts_id_fk`)
    await db.execute(sql`alter table saved_searches drop constraint saved_searches_employer_id_employers_account_id_fk`)
    await generateAlerts(db, 1, savedSearches)
  },
  (ground) => {
    test('one changed candidate reaches the saved searches by an index, not by reading them all', async () => {
      const { rows } = await ground.db.execute<{ id: number; concepts: number[]; facets: number[] }>(
        sql`select candidate_id as id, concepts, facets from candidate_search where cardinality(concepts) > 3 limit 1`,
      )
      const [person] = rows
      if (!person) throw new Error('There is nobody.')
      const candidateId = Number(person.id)
      await ground.db.execute(sql`insert into changed_candidates (candidate_id, codes, words, changed_at)
        select candidate_id, '{}', '', now() from candidate_search where candidate_id = ${candidateId} on conflict do nothing`)
      const keys = [
        ...person.concepts.map((id) => rowCode.concept(Math.abs(id))),
        ...person.facets.map(rowCode.facet),
        wildcard,
      ]
      const [added = 0] = person.concepts
      for (const triggers of [[rowCode.concept(Math.abs(added))], null]) {
        const statement = matchStatement({ candidateId, keys, triggers }, new Date())
        const { names } = await planOf(ground.db, statement)
        expect(names).toMatch(/search_alerts_(?:keys|triggers)/)
        expect(names).not.toContain('Seq Scan on search_alerts')
      }
    })
  },
)
