import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What a line of a list says, and its file and number. */
export type Line<Value> = { value: Value; at: string }

/** The lines of a list in `data`; the first that is wrong is named by its file and line. */
export function linesOf<Schema extends z.ZodType>(list: string, schema: Schema): Line<z.output<Schema>>[] {
  const file = `data/${list}.jsonl`
  const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  return readLines(file, text, schema)
}

/** What the lines of a file's text say. */
export function readLines<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): Line<z.output<Schema>>[] {
  const lines = text.replace(/\n$/, '').split('\n')
  return lines.map((line, index) => {
    const at = `${file}:${index + 1}`
    const { data, error } = schema.safeParse(parsed(line, at))
    if (error) throw new Error(`${at}: ${z.prettifyError(error)}`)
    return { value: data, at }
  })
}

function parsed(line: string, at: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw new Error(`${at}: not one entry in JSON: ${line}`, { cause: error })
  }
}
