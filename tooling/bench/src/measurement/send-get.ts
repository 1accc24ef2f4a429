import { Agent } from 'undici'
import { connections } from './load.ts'

/**
 * Connections that stay open until they are destroyed. Of undici: a request by Node's own client costs this process
 * about half as much again, which the servers on the same cores then lack.
 */
export function openConnections(most = connections): Agent {
  return new Agent({ connections: most })
}

/** One GET over an open connection, its answer read to the end; anything but 200 is an error. */
export async function sendGet(agent: Agent, url: string, authorization?: string): Promise<void> {
  await readGet(agent, url, authorization)
}

/** The same, with the answer's bytes. */
export async function readGet(agent: Agent, url: string, authorization?: string): Promise<Buffer> {
  const { origin, pathname, search } = new URL(url)
  const headers = authorization === undefined ? {} : { authorization }
  const answer = await agent.request({ origin, path: `${pathname}${search}`, method: 'GET', headers })
  const body = Buffer.from(await answer.body.arrayBuffer())
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} for ${url}`)
  return body
}
