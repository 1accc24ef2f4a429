import { prices } from '@pramaan/domain/money'
import type { Person } from '../people/identity/person.ts'
import type { Sale } from './sale.ts'

/**
 * The fee of a person's verification, paid when they applied, at the price that holds where no Admin has set another. Once
 * verified they stay so also where the fee goes back; an application that waits would be withdrawn with it.
 */
export function verificationOf({ account, vspApplication }: Person): Sale | undefined {
  if (!vspApplication) return undefined
  const { createdAt: at, verifiedAt: returnableFrom } = vspApplication
  const item = { personId: account.id, purpose: 'VSP', subjectId: 0 } as const
  return { ...item, price: prices.vsp, amount: prices.vsp, couponId: null, at, returnableFrom }
}
