import type { Send } from '@pramaan/api-client'
import type { Recording } from '../record/screens.ts'

const networks = ['normal', 'slow', 'failing', 'empty'] as const

/** How the server answers, chosen in the toolbar. */
export type Network = (typeof networks)[number]

/** Whether a value of the toolbar is one of these. */
export const isNetwork = (value: unknown): value is Network => networks.some((network) => network === value)

/** What every server knows from the start: the lists that people choose from. */
const known = /(Domains|Degrees|Categories)$/

const slowMilliseconds = 4_000

/** A server that gives the recorded answers, and only those. */
export function recordedServer(answers: Recording['answers'], network: Network): Send {
  return async (url, { method, signal }) => {
    const { pathname, search } = new URL(url, 'http://localhost')
    if (network === 'failing') throw new TypeError('The network fails, as chosen in the toolbar.')
    if (network === 'slow') await wait(slowMilliseconds, signal)
    const answer = answers[`${method} ${pathname}${search}`] ?? nearest(answers, `${method} ${pathname}`)
    if (answer === undefined) return { status: 404, json: async () => notRecorded }
    const isEmpty = network === 'empty' && !known.test(pathname)
    return { status: 200, json: async () => (isEmpty ? emptied(answer) : answer) }
  }
}

const notRecorded = { code: 'NOT_FOUND', message: 'This answer is not recorded.' }

/** Other filters and pages give what was recorded of the same call. */
function nearest(answers: Recording['answers'], call: string): unknown {
  return Object.entries(answers).find(([name]) => name.split('?')[0] === call)?.[1]
}

/** The answer of a server that has nothing yet: lists without items, counts of none. */
function emptied(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer
  const fields = Object.entries(answer)
  if (!fields.some(([name, value]) => isList(name, value))) return answer
  return Object.fromEntries(fields.map(([name, value]) => [name, isList(name, value) ? [] : noCounts(value)]))
}

/** Where an answer has what was asked for. */
const isList = (name: string, value: unknown) => ['data', 'items'].includes(name) && Array.isArray(value)

/** The same with nothing counted, in a total and beside each filter. */
function noCounts(value: unknown): unknown {
  if (typeof value === 'number') return 0
  if (Array.isArray(value)) return value.map(noCounts)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value)
  return Object.fromEntries(parts.map(([name, part]) => [name, name === 'value' ? part : noCounts(part)]))
}

function wait(milliseconds: number, signal: AbortSignal | undefined) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
