import { extractText, getDocumentProxy } from 'unpdf'
import yauzl from 'yauzl'
import type { startApi } from '../server/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>

/** The files of a ZIP by their names. */
async function unzip(bytes: Buffer) {
  const zip = await yauzl.fromBufferPromise(bytes)
  const found = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const parts: Buffer[] = []
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer)
    found.set(entry.fileName, Buffer.concat(parts))
  }
  return found
}

/** The content of a signed-in person's data download. */
export async function archiveOf(api: Api, client: Awaited<ReturnType<Api['as']>>) {
  const { url } = (await client.privacy.archive()).data
  const answer = await api.app.inject({ url })
  const files = answer.statusCode === 200 ? await unzip(answer.rawPayload) : new Map()
  return { url, status: answer.statusCode, files }
}

/** A PDF's text in one line. */
export async function pdfText(bytes: Buffer) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
