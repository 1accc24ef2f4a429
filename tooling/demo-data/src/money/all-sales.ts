import type { Openings } from '../openings/openings.ts'
import type { World } from '../world.ts'
import { courseSalesOf } from './course-sales.ts'
import { driveFeesOf } from './drive-fees.ts'
import { planSalesOf } from './plan-sales.ts'
import type { Sale, Trade } from './sale.ts'

/** All that was sold in a world, in the order of time, and what was only tried; verifications are found with the people. */
export function tradeOf(world: World, openings: Openings, verifications: readonly Sale[]): Trade {
  const fees = driveFeesOf(world, openings.toDrives)
  const courses = courseSalesOf(world, openings.courses, openings.toCourses.applications)
  const sales = [...verifications, ...fees.sales, ...courses.sales, ...planSalesOf(world, openings.employers)]
  return {
    sales: sales.sort((one, other) => one.at.getTime() - other.at.getTime()),
    attempts: [...fees.attempts, ...courses.attempts],
  }
}
