import { loadavg } from 'node:os'
import type { Agent } from 'undici'
import { type Filled, onFilledDatabase } from '../filled-database.ts'
import { percentile, timingTable } from '../measurement/figures.ts'
import { h2loadFor } from '../measurement/h2load.ts'
import { inTurns, type Measured, rateOf } from '../measurement/in-turns.ts'
import { connections, type Load, loadOf, type Run } from '../measurement/load.ts'
import { sessionProcesses } from '../measurement/processor-time.ts'
import { openConnections, readGet, sendGet } from '../measurement/send-get.ts'
import type { BenchOptions } from '../options.ts'
import { startServerProcess } from '../server-process.ts'
import { directusIn, startDirectus } from './directus-process.ts'
import { dropSchema, makeFlatPeople } from './flat-people.queries.ts'
import { pathOf, type Question, questions } from './questions.ts'
import { compareAnswers, ourPath, type SignedInServer } from './same-answers.ts'

/**
 * S11 of the quality page: a page of ten by three filters, alone and with its total, of our server and of Directus, which
 * has the same people as a flat table with an index for each question, in turns on the same PostgreSQL. Directus is
 * installed outside the project; `--directus` names its folder.
 */
export async function benchAgainstDirectus(options: BenchOptions) {
  const command = directusIn(options.directus ?? '.')
  await onFilledDatabase(options, async (filled) => {
    await makeFlatPeople(filled.pool)
    try {
      const directus = await startDirectus(command, filled.connectionString)
      await withOurs(filled, directus, options.seconds).finally(directus.stop)
    } finally {
      await dropSchema(filled.pool)
    }
  })
}

type Server = SignedInServer & { id: number }

async function withOurs({ connectionString, pool, employer }: Filled, theirs: Server, seconds: number) {
  const server = await startServerProcess(connectionString)
  const agent = openConnections()
  const ours: Server = { url: server.url, id: server.id, token: employer.token }
  // Without the one that asks, which costs both the same.
  const processes = async () => [ours.id, theirs.id, ...(await sessionProcesses(pool))]
  try {
    for (const question of questions) await compareAnswers(ours, theirs, question)
    const page: [Load, Load] = [pagesOf(ours, ourPath), pagesOf(theirs, theirPage)]
    const load = loadavg()[0]?.toFixed(1)
    console.log(`${questions.length} pages of ten by three filters, ${connections} connections (S11; load ${load})\n`)
    console.log(reportOf('page', 5, await inTurns(page, seconds, processes)))
    console.log(reportOf('page and total', 3, await inTurns(withTotals(agent, ours, theirs), seconds, processes)))
  } finally {
    await agent.destroy()
    await server.stop()
  }
}

const isGuess = Buffer.from('"totalIsEstimate":true')

/** A page by h2load: what a server is asked, one question after another. */
function pagesOf({ url, token }: SignedInServer, pathOf: (question: Question) => string): Load {
  const urls = questions.map((question) => `${url}${pathOf(question)}`)
  return (seconds) => h2loadFor(seconds, { urls, authorization: token })
}

/** Their page, alone. */
const theirPage = (question: Question) => pathOf(question, false)

/**
 * A page and its total, of ours and of theirs. Like the employer's app, we ask for the total only where the page has a
 * guess; a total that was counted within the minute comes with the page.
 */
function withTotals(agent: Agent, ours: SignedInServer, theirs: SignedInServer): [Load, Load] {
  const ourTotal: Run = async (index) => {
    const question = questionAt(index)
    const page = await readGet(agent, `${ours.url}${ourPath(question)}`, ours.token)
    if (page.includes(isGuess)) await sendGet(agent, `${ours.url}${ourPath(question, '/total')}`, ours.token)
  }
  const theirTotal: Run = (index) => sendGet(agent, `${theirs.url}${pathOf(questionAt(index), true)}`, theirs.token)
  return [loadOf(ourTotal), loadOf(theirTotal)]
}

function questionAt(index: number): Question {
  const question = questions[index % questions.length]
  if (!question) throw new Error('There is no question')
  return question
}

function reportOf(what: string, goal: number, [ours, theirs]: readonly [Measured, Measured]) {
  const share = percentile(ours.ms, 0.99) / percentile(theirs.ms, 0.99)
  const [rate, cost] = [rateOf(ours) / rateOf(theirs), theirs.cost / ours.cost]
  return `${timingTable({ [`${what}, ours`]: ours, [`${what}, Directus`]: theirs })}
${rate.toFixed(1)} times as many a second (goal ${goal}), p99 ${share.toFixed(2)} of theirs (goal 0.25)
processor time each: ${ours.cost.toFixed(1)} and ${theirs.cost.toFixed(1)} ms, ${cost.toFixed(1)} times as little
`
}
