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

/** The files behind a link to a data download. */
export async function filesBehind(api: Api, url: string) {
  const answer = await api.app.inject({ url })
  return { status: answer.statusCode, files: answer.statusCode === 200 ? await unzip(answer.rawPayload) : new Map() }
}

/** The content of a signed-in person's data download. */
export async function archiveOf(api: Api, client: Awaited<ReturnType<Api['as']>>) {
  const { url } = (await client.privacy.archive()).data
  return { url, ...(await filesBehind(api, url)) }
}

/** A PDF's text in one line. */
export async function pdfText(bytes: Buffer) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
