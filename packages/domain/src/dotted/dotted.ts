/** Between two facts of a line: the no-break space keeps the dot at the end of a line, never at the start of the next. */
export const dot = '\u00a0· '

/** A short fact, such as "work from home" or "on-site", that goes to the next line as a whole. */
export const unbroken = (fact: string) => fact.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060')

/** The facts that are known, in one line. */
export function dotted(facts: readonly (string | null | undefined | false)[]): string {
  return facts.filter(Boolean).join(dot)
}
