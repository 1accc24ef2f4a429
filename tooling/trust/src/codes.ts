import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attackManyAccounts, attackOneAccount } from '@pramaan/api/testing/attacks/code-attack'
import { countCodeMessages } from '@pramaan/api/testing/attacks/code-attack.queries'
import { createPeople } from '@pramaan/api/testing/people/people'
import { openTestServer } from '@pramaan/api/testing/server/test-server'
import { migrateDatabase } from '@pramaan/database/migrate'
import { openFromConfig } from '@pramaan/database/open'
import { oddsADay, oddsOfTry, triesInAllBeforeSecondCode, wrongTryHours } from '@pramaan/domain/code-odds'
import type { TrustOptions } from './trust-options.ts'

const positions = [0, 1, 2, 5, 20, 100]

/**
 * T-codes: a botnet guesses at one account through a whole window (`tries` networks), then at as many accounts as it takes
 * to reach the total over all. A right guess is put in at chosen places to see what it would have won, and the owner signs
 * in at the end of each.
 */
export async function codes({ tries, databaseUrl }: TrustOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'pramaan-codes-'))
  const { db, stop } = await openFromConfig({ DATA_DIR: folder, POOL_SIZE: 4, DATABASE_URL: databaseUrl })
  await migrateDatabase(db)
  const server = await openTestServer(db)
  try {
    const attacked = { ...server, people: createPeople(server.deps) }
    const one = await attackOneAccount(attacked, tries, positions)
    const messages = await countCodeMessages(db)
    const days = wrongTryHours / 24
    const odds = (one.alone.length * oddsOfTry(1) + tries * oddsOfTry(2)) / days
    console.log(`One account, ${tries} networks in ${wrongTryHours} hours:`)
    console.log(`  guesses that would have won alone: ${one.alone.length} (of positions ${positions.join(', ')})`)
    console.log(`  odds a day: ${odds.toExponential(2)} measured, ${oddsADay(1e9).toExponential(2)} at most`)
    console.log(`  messages to one number: ${messages.toOneNumber}; the owner got in with ${one.codesOfOwner} codes`)
    const many = await attackManyAccounts(attacked, triesInAllBeforeSecondCode)
    const expected = triesInAllBeforeSecondCode * oddsOfTry(1)
    console.log(`${triesInAllBeforeSecondCode} accounts, one guess each, in a day:`)
    console.log(`  the next right guess: ${many.next}; break-ins to be expected a day: ${expected}`)
    console.log(`  an owner of another account got in with ${many.codesOfOwner} codes`)
    const isBounded = odds < 1e-6 && one.alone.length <= 1 && many.next === 'one-more-code'
    if (!isBounded || one.codesOfOwner === 0 || many.codesOfOwner === 0)
      throw new Error('The limits on codes did not hold')
  } finally {
    await server.stop()
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}
