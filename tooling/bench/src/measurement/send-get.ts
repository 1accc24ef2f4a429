import { type Agent, request } from 'node:http'

/** One GET over an open connection, its answer read to the end; anything but 200 is an error. */
export function sendGet(agent: Agent, url: string, authorization?: string) {
  return new Promise<void>((resolve, reject) => {
    const headers = authorization === undefined ? {} : { authorization }
    const outgoing = request(url, { agent, headers }, (response) => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode} for ${url}`)),
      )
    })
    outgoing.once('error', reject)
    outgoing.end()
  })
}
