/**
 * The separator of two facts; its no-break space keeps the dot at the end of a line, never at the start of the next.
 */
export const dot = '\u00a0· '

/** Keeps a short fact, such as "work from home", on one line. */
export const unbroken = (fact: string) => fact.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060')

/** Joins the known facts in one line. */
export function dotted(facts: readonly (string | null | undefined | false)[]): string {
  return facts.filter(Boolean).join(dot)
}
