import fc from 'fast-check'

const boundary = 'fuzz'
const contents = [
  Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.from('PK\x03\x04\0\0\0\0', 'latin1'),
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  Buffer.from('GIF89a'),
  Buffer.alloc(0),
]
const types = [
  `multipart/form-data; boundary=${boundary}`,
  `multipart/form-data; boundary="${boundary}"`,
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=other'],
  ...[`multipart/mixed; boundary=${boundary}`, 'multipart/form-data; charset=x; boundary'],
]

/** Forms with a file, whole and damaged: cut off, of another boundary, with bytes changed, with parts that are none. */
export function formsOf(field: string) {
  return fc
    .record({
      type: fc.oneof({ weight: 4, arbitrary: fc.constant(types[0] ?? '') }, fc.constantFrom(...types)),
      name: fc.oneof({ weight: 4, arbitrary: fc.constant(field) }, fc.constantFrom('', '__proto__', 'other')),
      file: fc.constantFrom(
        'cv.pdf',
        'a.docx',
        'me.png',
        '../../x',
        '',
        '\u202ecv.pdf',
        'a\0.pdf',
        `${'x'.repeat(400)}.pdf`,
      ),
      content: fc.oneof(
        fc.constantFrom(...contents),
        fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
      ),
      parts: fc.integer({ min: 0, max: 3 }),
      cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 2 }),
      noise: fc.option(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { freq: 3 }),
    })
    .map(({ type, name, file, content, parts, cut, noise }) => {
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\n\r\n`
      const part = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
      const full = Buffer.concat([...Array<Buffer>(parts).fill(part), Buffer.from(`--${boundary}--\r\n`)])
      if (noise) full[noise[0] % full.length] = noise[1]
      const payload = cut === null ? full : full.subarray(0, Math.floor(full.length * cut))
      return { payload, headers: { 'content-type': type } }
    })
}
