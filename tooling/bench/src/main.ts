import { benchSearch } from './search.ts'

const benches: Readonly<Record<string, (options: { candidates: number; seconds: number }) => Promise<void>>> = {
  search: benchSearch,
}

const [name = '', ...rest] = process.argv.slice(2).filter((argument) => argument !== '--')
const bench = benches[name]
const numberOf = (flag: string, otherwise: number) => {
  const at = rest.indexOf(flag)
  const value = Number(rest[at + 1])
  return at >= 0 && Number.isSafeInteger(value) && value > 0 ? value : otherwise
}

if (bench) await bench({ candidates: numberOf('--candidates', 100_000), seconds: numberOf('--seconds', 10) })
else {
  console.log(`Usage: pnpm bench ${Object.keys(benches).join(' | ')} [--candidates 100000] [--seconds 10]`)
  process.exitCode = 1
}
