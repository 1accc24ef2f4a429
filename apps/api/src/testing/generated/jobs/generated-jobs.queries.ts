import type { Database, Queryable } from '@pramaan/database/client'
import { readVocabulary } from '@pramaan/database/reference-data/vocabulary/vocabulary'
import { type SQL, sql } from 'drizzle-orm'
import { vacuum } from '../vacuum.queries.ts'
import { type CatalogueRole, jobKinds } from './job-kinds.ts'

const [candidates, employers, drives, kinds] = [1000, 400, 40, 2000]

/** A number from 0 up to 1 that depends on the job and the column alone. */
const drawn = (column: number) =>
  sql.raw(`((hashint8extended(i::bigint, ${column}) & 1073741823) / 1073741824.0)::float8`)

/** A value by its share, the shares adding up to 1. */
function byShare(column: number, values: readonly (readonly [string, number])[]): SQL {
  let sum = 0
  const cases = values.map(([value, share]) => {
    sum += share
    return sql`when ${drawn(column)} < ${sql.raw(String(sum))} then ${sql.raw(`'${value}'`)}`
  })
  return sql`case ${sql.join(cases, sql` `)} end`
}

const location = byShare(1, [
  ['Mumbai', 0.42],
  ['Pune', 0.28],
  ['Navi Mumbai', 0.18],
  ['Panvel', 0.06],
  ['Nashik', 0.0595],
  ['Satara', 0.0005],
])
const type = byShare(2, [
  ['Internship', 0.09],
  ['Part Time', 0.07],
  ['Freelance', 0.04],
  ['Full Time', 0.81],
])
const workModel = byShare(3, [
  ['Remote', 0.1],
  ['Hybrid', 0.15],
  ['OnSite', 0.7],
])
const experience = byShare(4, [
  ['Fresher', 0.38],
  ['1', 0.2],
  ['2', 0.14],
  ['3', 0.1],
  ['4', 0.05],
  ['5', 0.04],
  ['6', 0.02],
  ['More than 6', 0.03],
])
/** Lakhs of rupees a year, in half lakhs from 1.5 to 30. */
const leastPay = sql`((round(3 + power(${drawn(5)}, 3) * 57)) / 2)`

const people = [
  sql`insert into accounts (id, role_id, full_name, phone, registration_step, status)
    select i, case when i > ${candidates} then 2 else 1 end, 'Person ' || i, '+91' || (9500000000 + i), 0,
      case when i % 50 = 49 then 'suspended' else 'active' end
    from generate_series(1, ${candidates}::integer + ${employers}::integer) as i`,
  sql`insert into candidates (account_id) select id from accounts where role_id = 1`,
  sql`insert into employers (account_id, company_name)
    select id, (array['Deccan', 'Konkan', 'Sahyadri', 'Godavari', 'Krishna', 'Western'])[1 + id % 6] || ' ' ||
      (array['Services', 'Industries', 'Technologies', 'Traders', 'Logistics'])[1 + id % 5] || ' ' || id
    from accounts where role_id = 2`,
  sql`insert into placement_drives (id, title, location, from_date, to_date, openings, employer_id, created_at)
    select i, 'Drive ' || i, 'Pune', current_date + (i - 20) * 3 - 5, current_date + (i - 20) * 3, 20, ${candidates}::integer + i, now()
    from generate_series(1, ${drives}::integer) as i`,
]

const jobs = sql`insert into jobs (id, title, role_id, type, location, openings, experience, work_model, company_name,
      professional_skills, general_skills, skill_keys, domain_id, description, ctc_from, ctc_to, employer_id, drive_id,
      closed_at, deleted_at, created_at, vocabulary_version)
    select i, kind.title, kind.role_id, ${type}, ${location}, 1 + i % 6, ${experience}, ${workModel}, company_name,
      kind.professional_skills, kind.general_skills, kind.skill_keys, kind.domain_id,
      repeat('What the person does, where, and with what. ', 4 + i % 20),
      case when ${drawn(6)} < 0.9 then ${leastPay} * 10000000 end,
      case when ${drawn(6)} < 0.78 then (${leastPay} + 1 + round(${drawn(7)} * 4)) * 10000000 end,
      employers.account_id, case when ${drawn(8)} < 0.05 then 1 + i % ${drives}::integer end,
      case when ${drawn(9)} < 0.15 then now() end, case when ${drawn(9)} > 0.98 then now() end,
      now() - (total - i) * interval '160 days' / total, ${sql.raw('kind.version')}
    from total, generate_series(1, total) as i
      join kinds as kind on kind.number = floor(power(${drawn(10)}, 2.5) * ${kinds}::integer)
      left join employers on employers.account_id = case when ${drawn(11)} < 0.85
        then ${candidates}::integer + 1 + floor(power(${drawn(12)}, 2) * ${employers}::integer) end`

const rest = [
  sql`insert into opening_concepts (kind, opening_id, concept_id, part, share, text)
    select 'job', i, asked.concept_id, asked.part, asked.share, asked.text
    from total, generate_series(1, total) as i
      join kinds as kind on kind.number = floor(power(${drawn(10)}, 2.5) * ${kinds}::integer)
      cross join jsonb_to_recordset(kind.asks) as asked (concept_id int, part text, share int, text text)`,
  sql`insert into saved_jobs (candidate_id, job_id, saved_at)
    select person, 1 + (person * 7919 + nth * 31) % total, now() - nth * interval '1 hour'
    from total, generate_series(1, ${candidates}::integer) as person, generate_series(1, 300) as nth on conflict do nothing`,
]

/** The roles of the catalogue, those that are wanted most first. */
export async function readCatalogue(db: Queryable) {
  const { rows } =
    await db.execute<CatalogueRole>(sql`select job_roles.id, job_roles.title, domain_id as "domainId", job_domains.title as domain,
      professional_skills as "professionalSkills", general_skills as "generalSkills"
    from job_roles join job_domains on job_domains.id = domain_id order by md5(job_roles.title)`)
  return rows
}

/** The kinds of jobs with what each asks for, as a table. */
async function writeKinds(db: Queryable) {
  const roles = await readCatalogue(db)
  const { version, vocabulary } = await readVocabulary(db)
  const rows = jobKinds(roles, kinds, vocabulary).map(({ asks, ...kind }, number) => ({
    number,
    title: kind.title,
    role_id: kind.roleId,
    domain_id: kind.domainId,
    professional_skills: kind.professionalSkills,
    general_skills: kind.generalSkills,
    skill_keys: kind.skillKeys,
    asks: asks.map(({ conceptId, part, share, text }) => ({ concept_id: conceptId, part, share, text })),
    version,
  }))
  await db.execute(sql`create temporary table kinds on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as kind (number int, title text, role_id int,
      domain_id int, professional_skills text[], general_skills text[], skill_keys text[], asks jsonb, version int)`)
  await db.execute(sql`analyze kinds`)
}

/**
 * Generates jobs of the catalogue's roles in an empty database with the reference lists: common and rare work, skills,
 * pay, experience, places, drives, and some that are closed or deleted; and a thousand candidates who saved some. The
 * same in every run, but for the times. Only for measuring and for query plans.
 */
export async function generateJobs(db: Database, count: number) {
  await db.transaction(async (step) => {
    await step.execute(sql`set local statement_timeout = 0`)
    await step.execute(sql`create temporary table total on commit drop as select ${count}::integer as total`)
    await writeKinds(step)
    for (const statement of [...people, jobs, ...rest]) await step.execute(statement)
    for (const table of ['accounts', 'jobs', 'placement_drives'])
      await step.execute(
        sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
      )
  })
  const filled = ['accounts', 'candidates', 'employers', 'placement_drives', 'jobs', 'opening_concepts', 'saved_jobs']
  await vacuum(db, ...filled)
}

/** The titles that the most and the fewest of the generated jobs have, with skills that such jobs ask for. */
export async function findCommonAndRare(db: Queryable) {
  const { rows } = await db.execute<{ title: number; label: string; skills: number[] }>(sql`
    with titles as materialized (select concept_id, count(*) as jobs, max(opening_id) as job from opening_concepts
      where part = 'title' group by concept_id having count(*) > 20 order by jobs desc)
    select concept_id as title, label, (select array_agg(distinct skill.concept_id) from opening_concepts as skill
      where skill.kind = 'job' and skill.opening_id = job and skill.part in ('skill', 'roleSkill')) as skills
    from titles join concepts on concepts.id = concept_id
    where jobs in ((select max(jobs) from titles), (select min(jobs) from titles)) order by jobs desc`)
  const [common, rare] = [rows[0], rows.at(-1)]
  if (!common || !rare) throw new Error('There are no jobs.')
  return { common, rare }
}
