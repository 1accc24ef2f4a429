import type { Database } from '@pramaan/database/client'
import type { Buffers } from './background/buffers/buffers.ts'
import type { Config } from './config.ts'
import type { Encryption } from './encryption.ts'
import type { Files } from './providers/files/open-files.ts'
import type { FetchPage } from './providers/pages/fetch-page.ts'
import type { PaymentProvider } from './providers/payments/provider.ts'
import type { Standin } from './providers/payments/standin/standin.ts'

/** Everything impure, passed in: nothing else reads the clock, the environment or randomness. */
export type Deps = {
  db: Database
  config: Config
  now: () => Date
  random: {
    /** Unguessable text, 256 bits, URL-safe. */
    secret: () => string
    uuid: () => string
    /** A six-digit code, including leading zeros. */
    code: () => string
  }
  /** Signs and encrypts with keys kept outside the database. */
  encryption: Encryption
  /** The buffers from which counters are written in batches. */
  buffers: Buffers
  /** The store of uploaded files, and the folder for uploads in progress. */
  files: Files
  /** Reads a public page of the internet, for the import of jobs (D32). */
  fetchPage: FetchPage
  /** The payment provider. */
  payments: PaymentProvider
  /** The payment stand-in, if it runs. */
  standin?: Pick<Standin, 'pay' | 'ledger'> | undefined
  /** The destination of log lines; by default standard output. */
  log?: { write: (line: string) => void }
}
