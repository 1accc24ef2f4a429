import type { Endpoint } from '@pramaan/contract/endpoint'
import { isRegistered } from '@pramaan/domain/registration'
import { isStaff } from '@pramaan/domain/role'
import { Refuse } from '../refusals/refuse.ts'
import type { Actor } from './actor.ts'

type Parts = { params?: unknown; query?: unknown; body?: unknown }

/** Enforces the contract's access rules: role, suspension, registration step, a confirmed company, and ownership of the record. */
export function checkAccess(endpoint: Endpoint, actor: Actor | undefined, parts: Parts) {
  const owner = ownerOf(endpoint, parts)
  if (!actor) {
    if (endpoint.allow !== 'public' || owner !== undefined) throw new Refuse('not-signed-in')
    return
  }
  if (endpoint.allow === 'public' && owner === undefined) return
  if (actor.suspended) throw new Refuse(endpoint.refusals.includes('blocked') ? 'blocked' : 'suspended')
  if (endpoint.allow !== 'public' && !endpoint.allow.includes(actor.role)) throw new Refuse('not-allowed')
  if (actor.lacksSecondFactor && !endpoint.beforeSecondFactor) throw new Refuse('second-factor-needed')
  if (owner !== undefined && owner !== actor.id && endpoint.owner?.roles.includes(actor.role))
    throw new Refuse('not-yours')
  if (isStaff(actor.role)) return
  if (endpoint.steps !== 'any' && !isRegistered(actor.step)) throw new Refuse('wrong-step', { step: actor.step })
  if (endpoint.confirmedCompany && actor.whyNotMeet) throw new Refuse('company-unconfirmed')
}

/**
 * The person whose record is requested, before or after parsing. A value that is not an id is refused later by the
 * schema.
 */
function ownerOf(endpoint: Endpoint, parts: Parts): number | undefined {
  if (!endpoint.owner) return undefined
  for (const part of [parts.params, parts.query, parts.body]) {
    const value = typeof part === 'object' && part !== null && part[endpoint.owner.field as keyof typeof part]
    if ((typeof value === 'string' || typeof value === 'number') && /^\d+$/.test(String(value))) return Number(value)
  }
  return undefined
}
