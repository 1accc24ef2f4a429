import { Parser } from 'htmlparser2'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** Pictures and fonts may be large; a document's own text is a small part of it. */
const mostBytes = 8 * 1024 * 1024
const document = 'word/document.xml'

/** The marks between two words: the end of a paragraph, line or cell, or a tab. */
const ends: Readonly<Record<string, string>> = { 'w:p': '\n', 'w:br': '\n', 'w:tc': ' ', 'w:tab': ' ' }

async function documentOf(zip: ZipFile): Promise<Entry | undefined> {
  for await (const entry of zip.eachEntry()) if (entry.fileName === document) return entry
  return undefined
}

/** The text of a Word document, paragraph by paragraph. */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, validateEntrySizes: true })
  const entry = await documentOf(zip)
  if (!entry || entry.uncompressedSize > mostBytes) throw new Error('The document has no text that can be read')
  const texts: string[] = []
  let isText = false
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (name === 'w:t') isText = true
      },
      ontext: (text) => {
        if (isText) texts.push(text)
      },
      onclosetag: (name) => {
        if (name === 'w:t') isText = false
        texts.push(ends[name] ?? '')
      },
    },
    { xmlMode: true },
  )
  const decoder = new TextDecoder()
  for await (const part of await zip.openReadStreamPromise(entry)) {
    parser.write(decoder.decode(part as Uint8Array, { stream: true }))
  }
  parser.end()
  return texts.join('')
}
