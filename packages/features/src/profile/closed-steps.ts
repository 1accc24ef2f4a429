/** Which direction an error text ends: it contains 'previous' or 'next' (002, section 8). */
export function closedSteps(message: string): ('previous' | 'next')[] {
  return (['previous', 'next'] as const).filter((step) => message.includes(step))
}
