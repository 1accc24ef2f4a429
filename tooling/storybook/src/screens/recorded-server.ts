import type { Send } from '@pramaan/api-client'
import type { Recording } from '../record/screens.ts'
import { emptied } from './emptied.ts'

const networks = ['normal', 'slow', 'failing', 'empty'] as const

/** How the server answers, chosen in the toolbar. */
export type Network = (typeof networks)[number]

/** Whether a value of the toolbar is one of these. */
export const isNetwork = (value: unknown): value is Network => networks.some((network) => network === value)

const slowMilliseconds = 4_000

/** A server that gives the recorded answers, and only those. */
export function recordedServer(answers: Recording['answers'], network: Network): Send {
  return async (url, { method, signal }) => {
    const { pathname, search } = new URL(url, 'http://localhost')
    if (network === 'failing') throw new TypeError('The network fails, as chosen in the toolbar.')
    if (network === 'slow') await wait(slowMilliseconds, signal)
    const answer = answers[`${method} ${pathname}${search}`] ?? nearest(answers, `${method} ${pathname}`)
    if (answer === undefined) return { status: 404, json: async () => notRecorded }
    return { status: 200, json: async () => (network === 'empty' ? emptied(pathname, answer) : answer) }
  }
}

const notRecorded = { code: 'not-found', message: 'This answer is not recorded.' }

/** Other filters and pages give what was recorded of the same call. */
function nearest(answers: Recording['answers'], call: string): unknown {
  return Object.entries(answers).find(([name]) => name.split('?')[0] === call)?.[1]
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
