import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@pramaan/database/client'
import { buildApp } from '../../app.ts'
import { createBuffers } from '../../background/buffers/buffers.ts'
import { type Config, readConfig } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { createEncryption } from '../../encryption.ts'
import { openFiles } from '../../providers/files/open-files.ts'
import { createFetchPage } from '../../providers/pages/fetch-page.ts'
import { openPayments } from '../../providers/payments/open-payments.ts'

const startOfClock = '2026-11-21T06:30:00.000Z'

/**
 * The real server on an existing database, for tests and attacks: its clock is fixed at 12:00 in India on 21 November
 * 2026 until it is moved, its files are in a separate folder; randomness is real.
 */
export async function openTestServer(db: Database, settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'pramaan-files-'))
  const config: Config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '1000000',
    // A busy machine must not refuse what the tests ask; those of the limit set it.
    DATABASE_MS: '600000',
    DATA_DIR: folder,
    ...settings,
  })
  const clock = { at: new Date(startOfClock) }
  const now = () => new Date(clock.at)
  const { payments, standin } = await openPayments(config, { now, fetch, timeoutMs: 1500 })
  const deps: Deps = {
    db,
    config,
    now,
    random,
    encryption: createEncryption(config.SECRET),
    buffers: createBuffers(db),
    files: openFiles(config, random.uuid),
    fetchPage: createFetchPage(),
    payments,
    standin,
  }
  const app = await buildApp(deps)
  return {
    app,
    deps,
    standin,
    /** Moves the clock forward. */
    pass(ms: number) {
      clock.at = new Date(clock.at.getTime() + ms)
    },
    /** Resets the clock and removes the stored files. */
    async reset() {
      await rm(join(folder, 'files'), { recursive: true, force: true })
      standin?.clear()
      clock.at = new Date(startOfClock)
    },
    async stop() {
      await app.close()
      await standin?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const random: Deps['random'] = {
  secret: () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
  uuid: () => crypto.randomUUID(),
  code: () =>
    String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
      .padStart(6, '0')
      .slice(-6),
}
