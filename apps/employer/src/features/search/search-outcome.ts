const codes = ['jobrole_limit_reached', 'filters_limit_reached', 'blocked'] as const

/** Why a candidate list is empty: a limit of the plan, a suspended account, or no matching candidate. */
export type SearchOutcome = (typeof codes)[number] | 'none'

/** Which outcome a search's message names (002, section 2.4); the code may be anywhere in it. */
export function searchOutcome(message: string): SearchOutcome {
  return codes.find((code) => message.includes(code)) ?? 'none'
}
