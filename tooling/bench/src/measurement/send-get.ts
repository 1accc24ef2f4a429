import { type Agent, request } from 'node:http'

/** One GET over an open connection, its answer read to the end; anything but 200 is an error. */
export async function sendGet(agent: Agent, url: string, authorization?: string): Promise<void> {
  await readGet(agent, url, authorization)
}

/** The same, with the answer's bytes. */
export function readGet(agent: Agent, url: string, authorization?: string) {
  return new Promise<Buffer>((resolve, reject) => {
    const headers = authorization === undefined ? {} : { authorization }
    const outgoing = request(url, { agent, headers }, (response) => {
      const body: Buffer[] = []
      response.on('data', (part: Buffer) => body.push(part))
      response.once('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(body))
          : reject(new Error(`${response.statusCode} for ${url}`)),
      )
    })
    outgoing.once('error', reject)
    outgoing.end()
  })
}
