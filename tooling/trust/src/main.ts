import { parseArgs } from 'node:util'
import type { TrustOptions } from './trust-options.ts'

/** The attacks by name; each prints its figures and throws when one is not zero. Imported when called. */
const attacks: Readonly<Record<string, () => Promise<(options: TrustOptions) => Promise<void>>>> = {
  access: async () => (await import('./access.ts')).access,
  codes: async () => (await import('./codes.ts')).codes,
  faults: async () => (await import('./faults.ts')).faults,
  fuzz: async () => (await import('./fuzz/fuzz.ts')).fuzz,
  tokens: async () => (await import('./tokens.ts')).tokens,
  searches: async () => (await import('./searches/searches.ts')).searches,
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    tries: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    'database-url': { type: 'string' },
  },
  allowPositionals: true,
})
const load = attacks[positionals[0] ?? '']
const [tries, seed] = [Number(values.tries), Number(values.seed)]

if (load && tries > 0 && Number.isSafeInteger(seed)) {
  const attack = await load()
  await attack({ tries, seed, databaseUrl: values['database-url'] })
} else {
  console.log(
    `Usage: pnpm trust ${Object.keys(attacks).join('|')} [--tries 1000] [--seed 1] [--database-url postgresql://…]`,
  )
  process.exitCode = 1
}
