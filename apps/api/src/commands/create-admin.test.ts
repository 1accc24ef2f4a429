import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFromConfig } from '@pramaan/database/open'
import { afterAll, expect, test } from 'vitest'
import { runProgram } from '../testing/server/run-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'pramaan-admin-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const person = ['--phone', '9876543210', '--name', 'Meera Joshi']

test('without a database the command fails with a clear message and creates no account', async () => {
  const { code, output } = await runProgram('create-admin.ts', person, { DATA_DIR: folder })
  expect(code).toBe(1)
  expect(output).toBe(`DATABASE_URL is not set, and there is no embedded database in ${join(folder, 'database')}.\n`)
  expect(existsSync(join(folder, 'database'))).toBe(false)
  const production = await runProgram('create-admin.ts', person, { NODE_ENV: 'production', DATA_DIR: folder })
  expect(production).toEqual({ code: 1, output: 'DATABASE_URL: production runs on PostgreSQL; set its address.\n' })
})

test('the command creates the first Admin and no second one, and needs no settings of messages or payments', async () => {
  await openFromConfig({ DATABASE_URL: undefined, DATA_DIR: folder, POOL_SIZE: 1 }).then(({ stop }) => stop())
  const env = { DATA_DIR: folder, MESSAGES: 'providers' }
  const made = await runProgram('create-admin.ts', person, env)
  expect(made).toEqual({
    code: 0,
    output: 'Admin Meera Joshi (ID 1) signs in with 9876543210 in the staff console.\n',
  })
  const again = await runProgram('create-admin.ts', person, env)
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('There is an Admin already') })
})
