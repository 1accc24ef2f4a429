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

/** A browser of its own in network `index`. */
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

/** One stranger: asks for a code from a network of their own and enters a wrong one. */
async function guess(app: FastifyInstance, mobile: string, index: number) {
  const stranger = browserAt(app, index)
  await stranger.login({ mobile })
  return stranger.login({ mobile, otp: '000000' })
}

/** What a right guess in the place of the next one would have won: `in`, or one more code to enter. */
async function rightGuess(app: FastifyInstance, mobile: string, index: number) {
  const stranger = browserAt(app, index)
  await stranger.login({ mobile })
  return stranger.login({ mobile, otp: await stranger.newestCode(mobile) })
}

/** Whether the owner, in a network of their own, signs in: with the code that they asked for and those that follow it. */
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
 * One account through one window, guessed at from `tries` networks, evenly spread. At each of `places` a fresh account
 * has had that many wrong guesses, and the next one is right: the answer shows whether it would have won alone.
 */
export async function attackOneAccount({ app, people, pass }: Attacked, tries: number, places: readonly number[]) {
  const alone: number[] = []
  let codesOfOwner = 0
  for (const place of [...places, tries]) {
    const { phone } = await people.aCandidate()
    const mobile = phone ?? ''
    for (let index = 0; index < place; index++) {
      await guess(app, mobile, index)
      pass(Math.floor(windowMs / (tries + 2)))
    }
    if (place === tries) codesOfOwner = await ownerGetsIn(app, mobile, tries + 1)
    else if ((await rightGuess(app, mobile, place)) === 'in') alone.push(place)
    pass(windowMs)
  }
  return { alone, codesOfOwner }
}

/** One wrong guess at each of many accounts within a day; how many of the last ones a right guess would have won alone. */
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
