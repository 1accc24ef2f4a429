/** Between two facts of a line: the no-break space keeps the dot at the end of a line, never at the start of the next. */
export const dot = '\u00a0· '

/** The facts that are known, in one line. */
export function dotted(facts: readonly (string | null | undefined | false)[]): string {
  return facts.filter(Boolean).join(dot)
}
