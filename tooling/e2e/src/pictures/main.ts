import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { environmentOf, options } from './choice.ts'
import { folder, layOutPictures } from './contact-sheet.ts'

// `pnpm pictures`: takes a picture of every screen of the three apps and lays them out on one page.

const root = join(import.meta.dirname, '../../../..')

function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
}

try {
  const env = environmentOf(process.argv.slice(2))
  mkdirSync(folder, { recursive: true })
  const taken =
    run('turbo', ['run', 'build', '--output-logs=errors-only']) &&
    run('playwright', ['test', '--config', 'tooling/e2e/pictures.config.ts'], env)
  const { page, count } = layOutPictures()
  console.log(`${count} pictures on ${page}`)
  process.exitCode = taken ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(
    `Usage: pnpm pictures ${Object.keys(options)
      .map((option) => `[--${option} …]`)
      .join(' ')}`,
  )
  process.exitCode = 1
}
