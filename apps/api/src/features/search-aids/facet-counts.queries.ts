import { type CandidateFilters, noFilters } from '@pramaan/contract/search/candidate-filters'
import type { Database } from '@pramaan/database/client'
import { locations, candidateSearch as row } from '@pramaan/database/schema'
import { type SQL, sql } from 'drizzle-orm'
import { anywhere, facetOf } from '../../services/search/projection/facets.ts'
import { plannedRows } from '../../services/search/run/counts/counts.queries.ts'
import { type Matching, matchingOf } from '../../services/search/run/lists/matching.queries.ts'

/** Up to this many matches all are counted; above, only a sample. */
const countedExactly = 10_000

/**
 * The size of the sample in rows: the count of an option that one in ten has is then accurate to about three percent.
 */
const sampleRows = 20_000

const mostLocations = 12

/** A value of a filter, with the filter it adds to the search. */
export type Option = { group: string; value: string; filter: Partial<CandidateFilters> }

/** The counts to make among the candidates who match. */
export type CountRequest = { matching: Matching; options: readonly Option[]; withLocations: boolean; today: number }

type Counted = { total: number; options: number[]; locations: { value: string; count: number }[] }

const columns = sql.raw(
  `level, experience_months, expected_ctc, has_certificate, verified, immediate,
  full_time, part_time, internship, remote, on_site, facets, active_day`,
)

function conditionOf(filter: Option['filter'], today: number): SQL {
  const roles = { selectedJobRoles: [], removedJobRoles: [] }
  return matchingOf({ filters: { ...noFilters, ...filter }, roles }, { today }, false).where ?? sql`true`
}

/**
 * One statement that reads the matches once and counts every option. Candidates who would work anywhere count for each
 * place, as in the search.
 */
function statementOf({ matching, options, withLocations, today }: CountRequest, percent: number | undefined): SQL {
  const where = matching.where ? sql`where ${matching.where}` : sql``
  const from = percent === undefined ? sql`${row}` : sql`${row} tablesample system (${percent}) repeatable (1)`
  const limit = percent === undefined ? sql`limit ${countedExactly + 1}` : sql``
  const [least, most] = [facetOf('location', 0), facetOf('degree', 0)]
  const counts = options.map(({ filter }) => sql`count(*) filter (where ${conditionOf(filter, today)})`)
  const inLocations = sql`(select coalesce(json_agg(top), '[]') from (
    select ${locations.location} as value, found.count from (
      select code, count(*) from candidate_search, unnest(facets) as code
      where code > ${least} and code < ${most} and not facets @> ${sql.param([anywhere])}
      group by code order by count(*) desc, code limit ${mostLocations}) found
    join ${locations} on ${locations.id} = found.code - ${least}) top)`
  return sql`with candidate_search as materialized (select ${columns} from ${from} ${where} ${limit})
    select count(*) as total, json_build_array(${sql.join(counts, sql`, `)}) as options,
      count(*) filter (where facets @> ${sql.param([anywhere])}) as anywhere,
      ${withLocations ? inLocations : sql`'[]'::json`} as locations
    from candidate_search`
}

async function count(db: Database, request: CountRequest, percent?: number): Promise<Counted> {
  type Row = { total: number; options: number[]; anywhere: number; locations: { value: string; count: number }[] }
  const { rows } = await db.execute<Row>(statementOf(request, percent))
  const [found] = rows
  const scaled = (counted: number) => Math.round(Number(counted) * (percent === undefined ? 1 : 100 / percent))
  return {
    total: scaled(found?.total ?? 0),
    options: (found?.options ?? []).map(scaled),
    locations: (found?.locations ?? []).map(({ value, count }) => ({
      value,
      count: scaled(Number(count) + Number(found?.anywhere ?? 0)),
    })),
  }
}

async function samplePercent(db: Database) {
  const { rows } = await db.execute<{ rows: number }>(
    sql`select greatest(reltuples, 1) as rows from pg_class where oid = 'candidate_search'::regclass`,
  )
  return Math.min(100, (100 * sampleRows) / Number(rows[0]?.rows ?? 1))
}

/**
 * Counts the options among the matches: exactly if there are few, otherwise on a sample of the table's pages, scaled
 * up. A broad search therefore costs no more than a narrow one, however large the table is.
 */
export async function countOptions(db: Database, request: CountRequest): Promise<Counted & { isEstimate: boolean }> {
  if ((await plannedRows(db, request.matching)) <= 3 * countedExactly) {
    const counted = await count(db, request)
    if (counted.total <= countedExactly) return { ...counted, isEstimate: false }
  }
  const percent = await samplePercent(db)
  return { ...(await count(db, request, percent)), isEstimate: percent < 100 }
}
