import type { Database, Queryable } from '@pramaan/database/client'
import { waitForTurn } from '@pramaan/database/migrate'
import type { Config } from '../config.ts'
import { createEncryption, type Encryption } from '../encryption.ts'
import { StartError } from './failure.ts'
import {
  countWithRecoveryCodes,
  type EncryptedColumn,
  encryptedColumns,
  findEncrypted,
  forgetEncrypted,
  lockEncrypted,
  readEncrypted,
  readSecretCheck,
  replaceEncrypted,
  writeSecretCheck,
} from './secret.queries.ts'

const batchSize = 500

type Secrets = Pick<Config, 'SECRET' | 'SECRET_OLD'>

const refusal = `SECRET: this database was written with another one. Start with that one: it is in your backup.
  To change it, set the new one as SECRET and the one before as SECRET_OLD.
  If it is lost: pnpm secret:lost says what that costs.`

/** A value that identifies a secret without revealing it. */
function checkOf(secret: string) {
  return createEncryption(secret).codeHmac('the secret of this database', '')
}

/**
 * Refuses to start on a database that was written with another secret. If that is `SECRET_OLD`, everything is
 * re-encrypted with `SECRET` in one transaction.
 */
export async function checkSecret(db: Database, { SECRET, SECRET_OLD }: Secrets, say: (text: string) => void) {
  await db.transaction(async (step) => {
    await waitForTurn(step)
    const known = await readSecretCheck(step)
    if (known === checkOf(SECRET)) return
    const encryption = createEncryption(SECRET, SECRET_OLD)
    const readable = known ? SECRET_OLD && known === checkOf(SECRET_OLD) : await canRead(step, encryption)
    if (!readable) throw new StartError(refusal)
    if (SECRET_OLD) {
      let count = 0
      for (const column of encryptedColumns) count += await encryptAgain(step, encryption, column)
      say(`SECRET was changed. Encrypted with the new one: ${count} of the stored values.`)
      const people = await countWithRecoveryCodes(step)
      if (people)
        say(`Recovery codes made before work only while SECRET_OLD is set. Members of staff who have some: ${people}.`)
    }
    await writeSecretCheck(step, checkOf(SECRET), new Date())
  })
}

/**
 * Whether a database without a check value was written with this secret, which is so if its encrypted texts can be
 * decrypted.
 */
async function canRead(db: Queryable, encryption: Encryption) {
  for (const column of encryptedColumns) {
    const text = await findEncrypted(db, column)
    if (text === undefined) continue
    return encryption.decrypt(text).then(
      () => true,
      () => false,
    )
  }
  return true
}

async function encryptAgain(db: Queryable, encryption: Encryption, column: EncryptedColumn) {
  const rowIds = await lockEncrypted(db, column)
  for (let from = 0; from < rowIds.length; from += batchSize) {
    const rows = await readEncrypted(db, column, rowIds.slice(from, from + batchSize))
    const encryptedRows = rows.map(async ({ rowId, text }) => ({
      rowId,
      text: await encryption.encrypt(await encryption.decrypt(text)),
    }))
    await replaceEncrypted(db, column, await Promise.all(encryptedRows))
  }
  return rowIds.length
}

/**
 * Switches from a lost secret to this one: removes everything that only the lost one could decrypt. Returns how many
 * people lose their second factor.
 */
export async function forgetSecret(db: Database, secret: string) {
  return db.transaction(async (step) => {
    await waitForTurn(step)
    const count = await forgetEncrypted(step)
    await writeSecretCheck(step, checkOf(secret), new Date())
    return count
  })
}
