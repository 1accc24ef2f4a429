import { createClient } from '@pramaan/api-client'
import { contract } from '@pramaan/contract'
import { wrongTryHours } from '@pramaan/domain/code-odds'
import type { FastifyInstance } from 'fastify'
import type { createPeople } from '../people/people.ts'
import { sendTo } from '../server/send-to.ts'

/** The server under attack: its people, and its clock. */
export type Attacked = {
  app: FastifyInstance
  people: Pick<ReturnType<typeof createPeople>, 'aCandidate'>
  pass: (ms: number) => void
}

type Login = { mobile: string; otp?: string }

const windowMs = wrongTryHours * 3_600_000
const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

/** A separate browser in network `index`. */
function browserAt(app: FastifyInstance, index: number) {
  const client = createClient(contract, sendTo(app, addressOf(index)), async () => undefined)
  return {
    login: (body: Login): Promise<string> =>
      client.session.login({ body }).then(
        () => 'in',
        (error: { code: string }) => error.code,
      ),
    newestCode: async (mobile: string) =>
      (await client.platform.outbox({ query: { to: mobile } })).data[0]?.variables.otp ?? '',
  }
}

/** One stranger, who requests a code from a separate network and enters a wrong one. */
async function guess(app: FastifyInstance, mobile: string, index: number) {
  const stranger = browserAt(app, index)
  await stranger.login({ mobile })
  return stranger.login({ mobile, otp: '000000' })
}

/** What a correct guess would have gained as the next one: `in`, or one more code to enter. */
async function rightGuess(app: FastifyInstance, mobile: string, index: number) {
  const stranger = browserAt(app, index)
  await stranger.login({ mobile })
  return stranger.login({ mobile, otp: await stranger.newestCode(mobile) })
}

/** Whether the owner, in another network, can sign in with the code they requested and those that follow. */
async function ownerGetsIn(app: FastifyInstance, mobile: string, index: number) {
  const owner = browserAt(app, index)
  await owner.login({ mobile })
  for (let codes = 1; codes <= 3; codes++) {
    const answer = await owner.login({ mobile, otp: await owner.newestCode(mobile) })
    if (answer === 'in') return codes
    if (answer !== 'one-more-code') return 0
  }
  return 0
}

/**
 * Attacks one account within one window from `tries` networks, evenly spread. For each of these positions a new account
 * gets that many wrong guesses and then a correct one; the result shows whether that alone would have succeeded.
 */
export async function attackOneAccount({ app, people, pass }: Attacked, tries: number, positions: readonly number[]) {
  const alone: number[] = []
  let codesOfOwner = 0
  for (const position of [...positions, tries]) {
    const { phone } = await people.aCandidate()
    const mobile = phone ?? ''
    for (let index = 0; index < position; index++) {
      await guess(app, mobile, index)
      pass(Math.floor(windowMs / (tries + 2)))
    }
    if (position === tries) codesOfOwner = await ownerGetsIn(app, mobile, tries + 1)
    else if ((await rightGuess(app, mobile, position)) === 'in') alone.push(position)
    pass(windowMs)
  }
  return { alone, codesOfOwner }
}

/**
 * One wrong guess at each of many accounts within a day; returns how many of the last ones a correct guess alone would
 * have won.
 */
export async function attackManyAccounts({ app, people }: Attacked, accounts: number) {
  for (let index = 0; index < accounts; index++) {
    const { phone } = await people.aCandidate()
    await guess(app, phone ?? '', index)
  }
  const { phone } = await people.aCandidate()
  const next = await rightGuess(app, phone ?? '', accounts)
  const owner = await people.aCandidate()
  return { next, codesOfOwner: await ownerGetsIn(app, owner.phone ?? '', accounts + 1) }
}
