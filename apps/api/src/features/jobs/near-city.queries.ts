import type { Queryable } from '@pramaan/database/client'
import type { Viewer } from '@pramaan/database/conditions/listed-jobs'
import { candidates, employers, jobs, locations, type placementDrives } from '@pramaan/database/schema'
import { citiesAround, cityKey, cityOfProfile, namesOfCity } from '@pramaan/domain/city'
import { workModels } from '@pramaan/domain/options'
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'

/**
 * A city that a list starts with: its names, the other cities of its area, and the rest of its state. If a state was
 * given instead of a city, all its cities are the area.
 */
export type NearCity = { city: string; names: string[]; area: string[]; state: string[] }

/** The number of steps in a list that starts with a city. */
export const stepCount = 5

type Requester = Pick<Viewer, 'id' | 'role'>

/** The city of the caller: the requested one, or that of their profile. */
export async function findCityOf(db: Queryable, requester: Requester, requested: string | undefined) {
  return requested === undefined || requested === cityOfProfile ? findOwnCity(db, requester) : requested
}

/** The city of the caller's own profile or company. */
async function findOwnCity(db: Queryable, { id, role }: Requester) {
  const table = role === 'Candidate' ? candidates : role === 'Employer' ? employers : undefined
  if (!table) return undefined
  const [row] = await db.select({ city: table.location }).from(table).where(eq(table.accountId, id))
  return row?.city
}

/**
 * The city that a list starts with, in the spelling of our lists; undefined if none is requested or known. `around` are
 * the cities of its area, if the caller knows them, because a region is not in the list of cities.
 */
export async function findNearCity(
  db: Queryable,
  requester: Requester,
  requested: string | undefined,
  around: readonly string[] = [],
) {
  const city = requested === cityOfProfile ? await findOwnCity(db, requester) : requested
  return city && cityKey(city) !== '' ? aroundCity(db, city, around) : undefined
}

async function aroundCity(db: Queryable, city: string, around: readonly string[]): Promise<NearCity> {
  const [main = city, ...others] = namesOfCity(city)
  const keys = [main, ...others].map(cityKey)
  const name = sql`lower(${locations.location})`
  const states = db
    .select({ state: locations.state })
    .from(locations)
    .where(or(inArray(name, keys), inArray(sql`lower(${locations.state})`, keys)))
  const rows = await db
    .select({ city: locations.location })
    .from(locations)
    .where(inArray(locations.state, states))
    .orderBy(locations.id)
  const listed = rows.map((row) => row.city)
  const known = listed.filter((one) => keys.includes(cityKey(one)))
  const names = [...new Set([...known, main, ...others])]
  const isCity = known.length > 0 || listed.length === 0
  const area = around.length > 0 ? [...around] : isCity ? citiesAround(main) : listed
  const near = [...names, ...area]
  return { city: known[0] ?? main, names, area, state: listed.filter((one) => !near.includes(one)) }
}

type Location = typeof jobs.location | typeof placementDrives.location

/**
 * The steps of a list that starts with a city: in the city, in its area, from home, in its state, elsewhere. Each
 * opening is in exactly one.
 */
export function stepsOf(location: Location, { names, area, state }: NearCity): SQL[] {
  const isIn = (cities: readonly string[]) => sql`${location} = any(${sql.param(cities)}::text[])`
  const isOutside = (cities: readonly string[]) => sql`${location} <> all(${sql.param(cities)}::text[])`
  const remote = location === jobs.location ? sql`${jobs.workModel} is not distinct from ${workModels[0]}` : sql`false`
  const near = [...names, ...area]
  return [
    isIn(names),
    isIn(area),
    sql`${remote} and ${isOutside(near)}`,
    sql`not ${remote} and ${isIn(state)}`,
    sql`not ${remote} and ${isOutside([...near, ...state])}`,
  ]
}

/** The number of an opening's step, 0 for the nearest. */
export function stepOf(steps: readonly SQL[]): SQL<number> {
  const cases = steps.map((step, number) => sql`when ${step} then ${sql.raw(String(number))}`)
  return sql<number>`case ${sql.join(cases, sql` `)} end`
}

/** What a list reports about its city, given the number of rows in each step. */
export function nearAnswerOf(near: NearCity | undefined, counts: readonly number[]) {
  const isNear = (_: number, at: number) => at % stepCount < 2
  return near ? { city: near.city, count: counts.filter(isNear).reduce((sum, count) => sum + count, 0) } : null
}
