import { contract } from '@pramaan/contract'
import type { Endpoint, Tree } from '@pramaan/contract/endpoint'
import type { Role } from '@pramaan/domain/role'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { faultOf } from './answers.ts'
import { type FuzzRequest, requestsOf } from './requests.ts'

/** Who sends a request: nobody, or a person of a role with a fresh token each time it is asked for. */
export type Sender = { role?: Role; token: () => Promise<string | undefined> }

/** A server under test. `between` runs after each round, to wake up who was suspended or signed out meanwhile. */
export type Target = { app: FastifyInstance; senders: readonly Sender[]; between: () => Promise<void> }

/** A request that was answered wrongly, with all that repeats it. */
export type Fault = { call: string; role: Role | 'nobody'; fault: string; request: FuzzRequest }

/** What a run found. */
export type FuzzResult = { sent: number; statuses: Record<number, number>; faults: Fault[] }

/** Requests of one endpoint by one sender in a round. */
const batch = 5
/** Faults that are kept: more only repeat them. */
const mostFaults = 200

const calls = Object.entries(contract as Tree).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, endpoint]) => ({
    call: `${noun}.${verb}`,
    endpoint,
    requests: requestsOf(endpoint),
  })),
)

/** Sends generated requests of every endpoint, as every sender in turn, until so many are sent. */
export async function fuzzApp(target: Target, { tries, seed }: { tries: number; seed: number }): Promise<FuzzResult> {
  const result: FuzzResult = { sent: 0, statuses: {}, faults: [] }
  const rounds = calls.length * target.senders.length
  const perRound = Math.max(1, Math.min(batch, Math.round(tries / rounds)))
  for (let round = 0; result.sent < tries; round++) {
    const call = calls[(round * 7) % calls.length]
    if (!call) throw new Error('Nothing to send')
    const sender = senderOf(target.senders, call.endpoint, round)
    await sendBatch(target, call, sender, { seed: seed * 1_000_003 + round, most: perRound }, result)
    await target.between()
  }
  return result
}

/** Three times of four a person who may call it, in turn; otherwise anyone. */
function senderOf(senders: readonly Sender[], { allow }: Endpoint, round: number) {
  const allowed = senders.filter(({ role }) => allow === 'public' || (role && allow.includes(role)))
  const pool = round % 4 === 0 ? senders : allowed
  const sender = pool[Math.floor(round / calls.length) % pool.length]
  if (!sender) throw new Error('Nobody to send it')
  return sender
}

type Call = { call: string; endpoint: Endpoint; requests: fc.Arbitrary<FuzzRequest> }

async function sendBatch(
  { app }: Target,
  { call, endpoint, requests }: Call,
  { role, token }: Sender,
  { seed, most }: { seed: number; most: number },
  result: FuzzResult,
) {
  const authorization = await token()
  for (const request of fc.sample(requests, { seed, numRuns: most })) {
    const headers = { ...(authorization && { authorization }), ...request.headers }
    const remoteAddress = `198.51.100.${seed % 250}`
    const answer = await app.inject({ ...request, headers, remoteAddress })
    const fault = faultOf(endpoint, request.headers.authorization ? undefined : role, answer)
    result.sent++
    result.statuses[answer.statusCode] = (result.statuses[answer.statusCode] ?? 0) + 1
    if (fault && result.faults.length < mostFaults) result.faults.push({ call, role: role ?? 'nobody', fault, request })
  }
}
