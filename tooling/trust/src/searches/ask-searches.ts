import type { Database } from '@pramaan/database/client'
import type { Target } from '../fuzz/fuzz-app.ts'
import { pathologicalTexts } from './pathological-texts.ts'
import { type SearchField, searchFields } from './search-fields.ts'

/** What one request cost: its statements and transactions, the milliseconds that they ran, and those of the processor. */
type Cost = { statements: number; databaseMs: number; cpuMs: number; status: number }

/** A request that asked for too much, or failed. */
type Excess = Cost & { call: string; field: string; text: string }

type SearchResult = { sent: number; fields: number; plain: Cost; worst: Excess[]; most: Cost }

/** More statements than any request needs for what it was typed. */
const mostStatements = 60

/** Where the database takes long for a plain request, another one may take so many times as long. */
const slowness = 150

/** The longest that one request may take of the database (S13), and of the server's thread. */
const longestMs = 2000

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** Sends texts in every field that searches, one request at a time, until so many are sent; then as plain ones. */
export async function askSearches(target: Target, db: Database, { tries }: { tries: number }): Promise<SearchResult> {
  const fields = searchFields()
  const counted = countStatements(db)
  const ask = (field: SearchField, text: string) => costOf(target, counted, field, text)
  for (const field of fields) await ask(field, 'welder')
  const plain: Cost[] = []
  for (const field of fields) plain.push(await ask(field, 'java developer pune'))
  const usual = {
    databaseMs: median(plain.map((one) => one.databaseMs)),
    cpuMs: median(plain.map((one) => one.cpuMs)),
  }
  const isExcess = ({ statements, databaseMs, cpuMs, status }: Cost) =>
    status >= 500 ||
    statements > mostStatements ||
    databaseMs > Math.max(longestMs, slowness * usual.databaseMs) ||
    cpuMs > longestMs
  const most: Cost = { statements: 0, databaseMs: 0, cpuMs: 0, status: 0 }
  const worst: Excess[] = []
  for (let sent = 0; sent < tries; sent++) {
    const field = fields[sent % fields.length]
    const text = pathologicalTexts[(sent + Math.floor(sent / fields.length)) % pathologicalTexts.length]
    if (!field || text === undefined) throw new Error('Nothing to send')
    const cost = await ask(field, text)
    for (const key of ['statements', 'databaseMs', 'cpuMs', 'status'] as const)
      most[key] = Math.max(most[key], cost[key])
    if (isExcess(cost)) worst.push({ ...cost, call: field.call, field: field.field, text: text.slice(0, 60) })
  }
  counted.stop()
  return {
    sent: tries,
    fields: fields.length,
    plain: { ...usual, statements: median(plain.map((one) => one.statements)), status: 200 },
    worst,
    most,
  }
}

type Counted = ReturnType<typeof countStatements>

/** Counts what the pool is asked: single statements, and whole transactions. */
function countStatements(db: Database) {
  const since = { statements: 0, databaseMs: 0 }
  const begun = new WeakMap<object, number>()
  const begin = (client: object) => void begun.set(client, performance.now())
  const end = (_error: unknown, client: object) => {
    since.statements += 1
    since.databaseMs += performance.now() - (begun.get(client) ?? performance.now())
  }
  db.$client.on('acquire', begin).on('release', end)
  return { since, stop: () => db.$client.off('acquire', begin).off('release', end) }
}

async function costOf({ app, senders }: Target, { since }: Counted, field: SearchField, text: string): Promise<Cost> {
  const { allow } = field.endpoint
  const sender = senders.find(({ role }) => role && (allow === 'public' || allow.includes(role)))
  const authorization = await sender?.token()
  const before = { ...since }
  const began = process.threadCpuUsage()
  const { statusCode: status } = await app.inject({
    ...requestOf(field, text),
    headers: { ...headersOf(field), ...(authorization && { authorization }) },
  })
  return {
    statements: since.statements - before.statements,
    databaseMs: since.databaseMs - before.databaseMs,
    cpuMs: millisecondsOf(process.threadCpuUsage(began)),
    status,
  }
}

function millisecondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000
}

const headersOf = ({ part }: SearchField) => (part === 'body' ? { 'content-type': 'application/json' } : {})

function requestOf({ endpoint, part, field, most }: SearchField, text: string) {
  const typed = text.slice(0, most).toWellFormed()
  const path = `/api${endpoint.path.replaceAll(/:\w+/g, '1')}`
  if (part === 'body') return { method: endpoint.method, url: path, payload: JSON.stringify({ [field]: typed }) }
  return { method: endpoint.method, url: `${path}?${field}=${encodeURIComponent(typed)}` }
}
