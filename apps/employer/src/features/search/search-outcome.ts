/** The text of an empty candidate list, by the message of the search (002, section 2.4). */
export const searchTexts = {
  jobrole_limit_reached: 'Job role search limit reached',
  filters_limit_reached: 'Filter search limit reached',
  blocked: 'Please purchase Premium to get full access',
  none: 'No results found',
} as const

/** Which text a search's message selects; the code may be anywhere in it. */
export function searchOutcome(message: string): keyof typeof searchTexts {
  const codes = ['jobrole_limit_reached', 'filters_limit_reached', 'blocked'] as const
  return codes.find((code) => message.includes(code)) ?? 'none'
}
