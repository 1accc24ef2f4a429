import type { z } from 'zod'

/** An answer that is JSON already: its parts were parsed by the schema of the caller's role. */
export class Written {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

/** A handler's answer as JSON; the schema removes what the caller may not see. */
export function jsonOf(schema: z.ZodType, answer: unknown): string {
  return answer instanceof Written ? answer.json : JSON.stringify(schema.parse(answer))
}

/** The JSON of an object with the fields of both, neither of which is empty. */
export function joined(one: string, other: string): string {
  return `${one.slice(0, -1)},${other.slice(1)}`
}
