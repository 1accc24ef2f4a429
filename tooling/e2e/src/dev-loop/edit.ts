import { readFileSync, writeFileSync } from 'node:fs'

/** Changes a source file for the time of `work`, as an editor does by saving it, and puts it back whatever happens. */
export async function edited<Result>(path: string, [from, to]: readonly [string, string], work: () => Promise<Result>) {
  const before = readFileSync(path, 'utf8')
  if (!before.includes(from)) throw new Error(`${path} no longer has “${from}”`)
  writeFileSync(path, before.replace(from, to))
  try {
    return await work()
  } finally {
    writeFileSync(path, before)
  }
}
