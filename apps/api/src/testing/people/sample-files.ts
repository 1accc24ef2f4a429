import { createHash } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'
import sharp from 'sharp'

/** A file as a browser would send it. */
export function fileOf(name: string, bytes: Uint8Array | string, type = 'application/octet-stream') {
  return new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name, { type })
}

/** The bytes of a PDF, filled up to a size. */
export function pdfBytes(size = 200) {
  const pdf = Buffer.alloc(size, ' ')
  pdf.write('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n', 0)
  pdf.write('\n%%EOF\n', size - 7)
  return pdf
}

/** A picture with a location and camera in its metadata, if the format supports that. */
export function pictureBytes(
  format: 'png' | 'jpeg' | 'gif' | 'webp',
  { width = 800, height = 400, alpha = false } = {},
) {
  const background = { r: 200, g: 40, b: 40, alpha: alpha ? 0.5 : 1 }
  return sharp({ create: { width, height, channels: alpha ? 4 : 3, background } })
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '18/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .toFormat(format)
    .toBuffer()
}

type Entry = { name: string; content: Buffer; saidSize?: number }

/** A zip of these entries; `saidSize` is a false unpacked size of an entry. */
export function zipBytes(entries: readonly Entry[]) {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, saidSize = content.length } of entries) {
    const packed = deflateRawSync(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(saidSize, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, tail, Buffer.from(name)]))
    bodies.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, list, end])
}

/** A Word document with the given extra entries. */
export function docxBytes(...more: Entry[]) {
  return docxOf('<document/>', more)
}

function docxOf(document: string, more: readonly Entry[] = []) {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`
  return zipBytes([
    { name: '[Content_Types].xml', content: Buffer.from(types) },
    { name: 'word/document.xml', content: Buffer.from(document) },
    ...more,
  ])
}

/** An old Word document, as far as its container format goes. */
export function docBytes(stream = 'WordDocument') {
  const magic = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  return Buffer.concat([magic, Buffer.alloc(1016), Buffer.from(stream, 'utf16le'), Buffer.alloc(488)])
}

/** A one-page PDF with these lines in Helvetica. */
export function pdfSaying(...lines: readonly string[]) {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj 0 -14 Td`).join('\n')
  const stream = `BT /F1 11 Tf 40 800 Td\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 6 >>\n%%EOF\n`, 'latin1')
}

/** A Word document with one paragraph for each line. */
export function docxSaying(...lines: readonly string[]) {
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')
  return docxOf(`<?xml version="1.0"?><w:document><w:body>${paragraphs}</w:body></w:document>`)
}

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

/** The oldest encryption that readers know. */
function rc4(key: Buffer, data: Buffer) {
  const box = Array.from({ length: 256 }, (_, at) => at)
  const swap = (one: number, other: number) => ([box[one], box[other]] = [box[other] ?? 0, box[one] ?? 0])
  for (let at = 0, to = 0; at < 256; at++) {
    to = (to + (box[at] ?? 0) + (key[at % key.length] ?? 0)) % 256
    swap(at, to)
  }
  let [one, other] = [0, 0]
  return Buffer.from(
    data.map((byte) => {
      one = (one + 1) % 256
      other = (other + (box[one] ?? 0)) % 256
      swap(one, other)
      return byte ^ (box[((box[one] ?? 0) + (box[other] ?? 0)) % 256] ?? 0)
    }),
  )
}

/** A PDF that is encrypted: it opens with a password alone, or for everybody but without leave to change it. */
export function lockedPdf({ needsPassword }: { needsPassword: boolean }) {
  const id = Buffer.alloc(16, 7)
  const owner = Buffer.alloc(32, 9)
  const rights = Buffer.from([0xc4, 0xff, 0xff, 0xff])
  const password = needsPassword ? Buffer.concat([Buffer.from('secret'), padding]).subarray(0, 32) : padding
  const key = createHash('md5')
    .update(Buffer.concat([password, owner, rights, id]))
    .digest()
    .subarray(0, 5)
  const user = rc4(key, padding)
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    `<< /Filter /Standard /V 1 /R 2 /P -60 /O ${hex(owner)} /U ${hex(user)} >>`,
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  const trailer = `<< /Root 1 0 R /Size 5 /Encrypt 4 0 R /ID [${hex(id)} ${hex(id)}] >>`
  return Buffer.from(`%PDF-1.4\n${body}trailer\n${trailer}\n%%EOF\n`, 'latin1')
}
