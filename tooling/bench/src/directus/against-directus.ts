import { loadavg } from 'node:os'
import type { Agent } from 'undici'
import { startBareServer } from '../bare-server/start-bare-server.ts'
import { type Filled, onFilledDatabase } from '../filled-database.ts'
import { percentile, timingTable } from '../measurement/figures.ts'
import { inTurns, type Measured, type Run, rateOf } from '../measurement/in-turns.ts'
import { connections } from '../measurement/load.ts'
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
 * has the same people as a flat table with an index for each question, in turns on the same PostgreSQL; and of a bare
 * server, which shows what is possible on these cores. Directus is installed outside the project; `--directus` names its
 * folder.
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

async function withOurs(filled: Filled, theirs: Server, seconds: number) {
  const { connectionString, pool, employer } = filled
  const server = await startServerProcess(connectionString)
  const agent = openConnections()
  const ours: Server = { url: server.url, id: server.id, token: employer.token }
  // Without this process, which costs both the same.
  const processes = async () => [ours.id, theirs.id, ...(await sessionProcesses(pool))]
  try {
    const { page, pageAndTotal } = await runsOf(agent, ours, theirs)
    const load = loadavg()[0]?.toFixed(1)
    console.log(`${questions.length} pages of ten by three filters, ${connections} connections (S11; load ${load})\n`)
    console.log(reportOf('page', 5, await inTurns(page, seconds, processes)))
    console.log(reportOf('page and total', 3, await inTurns(pageAndTotal, seconds, processes)))
    await againstBare(filled, agent, { page, theirs, seconds })
  } finally {
    await agent.destroy()
    await server.stop()
  }
}

const isGuess = Buffer.from('"totalIsEstimate":true')

/**
 * What is timed: ours and theirs, by page alone and with the total. Like the employer's app, we ask for the total only
 * where the page has a guess; a total that was counted within the minute comes with the page.
 */
async function runsOf(agent: Agent, ours: SignedInServer, theirs: SignedInServer) {
  for (const question of questions) await compareAnswers(ours, theirs, question)
  const run =
    ({ url, token }: SignedInServer, pathOf: (question: Question) => string): Run =>
    (index) =>
      sendGet(agent, `${url}${pathOf(questionAt(index))}`, token)
  const withTotal: Run = async (index) => {
    const question = questionAt(index)
    const page = await readGet(agent, `${ours.url}${ourPath(question)}`, ours.token)
    if (page.includes(isGuess)) await sendGet(agent, `${ours.url}${ourPath(question, '/total')}`, ours.token)
  }
  return {
    page: [run(ours, ourPath), run(theirs, (question) => pathOf(question, false))],
    pageAndTotal: [withTotal, run(theirs, (question) => pathOf(question, true))],
  } as const
}

function questionAt(index: number): Question {
  const question = questions[index % questions.length]
  if (!question) throw new Error('There is no question')
  return question
}

type Beside = { page: readonly [Run, Run]; theirs: Server; seconds: number }

/** A bare server that only sends the statements of our pages, against Directus: what no server on Node goes beyond here. */
async function againstBare({ ground, pool, connectionString, employer }: Filled, agent: Agent, beside: Beside) {
  const { page, theirs, seconds } = beside
  const sent = []
  for (const { ours } of questions) sent.push((await ground.statementsOf(`${ours}&pageSize=10`, employer.id)).page)
  const bare = await startBareServer({ connectionString, pool }, sent)
  try {
    const run: Run = (index) => sendGet(agent, `${bare.url}/${index % sent.length}`, employer.token)
    const processes = async () => [bare.id, theirs.id, ...(await sessionProcesses(pool))]
    const [ours, others] = await inTurns([run, page[1]], seconds, processes)
    console.log(timingTable({ 'page, a bare server': ours, 'page, Directus': others }))
    console.log(
      `a bare server: ${(rateOf(ours) / rateOf(others)).toFixed(1)} times as many a second, processor time ${ours.cost.toFixed(1)} ms`,
    )
  } finally {
    await bare.stop()
  }
}

function reportOf(what: string, goal: number, [ours, theirs]: readonly [Measured, Measured]) {
  const share = percentile(ours.ms, 0.99) / percentile(theirs.ms, 0.99)
  const [rate, cost] = [rateOf(ours) / rateOf(theirs), theirs.cost / ours.cost]
  return `${timingTable({ [`${what}, ours`]: ours, [`${what}, Directus`]: theirs })}
${rate.toFixed(1)} times as many a second (goal ${goal}), p99 ${share.toFixed(2)} of theirs (goal 0.2)
processor time each: ${ours.cost.toFixed(1)} and ${theirs.cost.toFixed(1)} ms, ${cost.toFixed(1)} times as little
`
}
