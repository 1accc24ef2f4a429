import type { Random } from '../random.ts'
import { inOfficeHoursAfter } from '../when/office.ts'
import { firstIds, isCast, type World } from '../world.ts'
import type { Sale } from './sale.ts'

const dayMs = 86_400_000

/** What of a sale's money went back, in paise: a part, all of it, or all of a second payment that came by mistake. */
export type Return = { kind: 'part' | 'whole' | 'duplicate'; amount: number; at: Date; reason: string }

/** Out of every eighty sales in the order of time, which ones had something sent back. */
const turns: Readonly<Record<number, Return['kind']>> = {
  7: 'part',
  15: 'whole',
  31: 'duplicate',
  41: 'whole',
  58: 'part',
}

/** What went back of the sale of a turn, if anything; never in the future, and never where it would undo what holds. */
export function returnOf(world: World, sale: Sale, turn: number, random: Random): Return | undefined {
  const kind = turns[turn % 80]
  const isPlain = sale.personId >= firstIds.candidate && !isCast(sale.personId)
  if (!kind || !isPlain || (kind === 'whole' && !sale.returnableFrom)) return undefined
  const amount = kind === 'part' ? partOf(sale.amount, random) : sale.amount
  const at = timeOf(world, kind, sale, random)
  return at < world.now ? { kind, amount, at, reason: reasonOf(kind, random) } : undefined
}

/** A fifth or a half, in whole rupees. */
function partOf(paise: number, random: Random): number {
  return Math.round((paise * random.pick([0.2, 0.5])) / 100) * 100
}

/** An Admin decides within a week; a second payment of one order goes back as soon as it comes. */
function timeOf(world: World, kind: Return['kind'], { at, returnableFrom }: Sale, random: Random): Date {
  const wait = kind === 'duplicate' ? 40_000 + random.int(0, 90_000) : random.int(dayMs / 4, 7 * dayMs)
  const from = kind === 'whole' && returnableFrom ? returnableFrom : at
  const about = new Date(from.getTime() + wait)
  return kind === 'duplicate' ? about : inOfficeHoursAfter(world, from, about)
}

function reasonOf(kind: Return['kind'], random: Random): string {
  if (kind === 'duplicate') return kind
  return random.pick(kind === 'part' ? partReasons : wholeReasons)
}

const partReasons = ['Goodwill for a long wait', 'A discount that was promised at the help desk']
const wholeReasons = ['Paid by a relative by mistake', 'Asked for within the first week', 'Goodwill of the help desk']
