import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFromConfig } from '@pramaan/database/open'
import { longTestMs } from '@pramaan/testing/patience'
import { afterAll, expect, test } from 'vitest'
import { runProgram } from '../testing/server/run-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'pramaan-export-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// The folder has its own embedded database, on either engine.
test('the command exports the embedded database of a folder', { timeout: longTestMs }, async () => {
  const DATA_DIR = join(folder, 'embedded')
  await openFromConfig({ DATABASE_URL: undefined, DATA_DIR, POOL_SIZE: 1 }).then(({ stop }) => stop())
  const to = join(folder, 'of-a-folder')
  const { code, output } = await runProgram('export-data.ts', [to], { DATA_DIR })
  expect(output).toMatch(/^\d+ rows of \d+ tables and 0 files are in /)
  expect(code).toBe(0)
})
