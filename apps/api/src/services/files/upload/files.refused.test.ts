import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Refused } from '@pramaan/api-client'
import { files } from '@pramaan/database/schema'
import { type UploadKind, uploadMessage, type WhyNotUpload } from '@pramaan/domain/upload'
import { expect, test } from 'vitest'
import {
  docBytes,
  docxBytes,
  fileOf,
  lockedPdf,
  pdfBytes,
  pictureBytes,
  zipBytes,
} from '../../../testing/people/sample-files.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const megabyte = 1024 * 1024
const script = '*/=1;alert(document.domain)//'

/** Everything that is left of uploads: rows, stored files, temporary files. */
async function left() {
  const folder = join(api.deps.config.DATA_DIR, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return {
    rows: await api.db.$count(files),
    stored: entries.filter((entry) => entry.isFile()).length,
    temporary: (await api.deps.files.temporary.list()).length,
  }
}

const nothing = { rows: 0, stored: 0, temporary: 0 }

async function refusalOf(product: UploadKind, file: File) {
  const client = await api.as(await api.aCandidate())
  const error = await client.files.upload({ params: { product }, file }).catch((thrown: unknown) => thrown)
  if (!(error instanceof Refused)) throw error
  return { status: error.status, message: error.message }
}

const manyParts = () => Array.from({ length: 600 }, (_, n) => ({ name: `word/${n}.xml`, content: Buffer.from('x') }))
const zeros = (size: number) => ({ name: 'word/media/image1.xml', content: Buffer.alloc(size) })
const bomb = () => zeros(80 * megabyte)

test.each<[string, UploadKind, WhyNotUpload, () => File | Promise<File>]>([
  [
    'an executable named as a PDF',
    'cv',
    'other-content',
    () => fileOf('cv.pdf', 'MZ\x90\x00this program cannot be run'),
  ],
  ['a PDF named as a program', 'cv', 'wrong-type', () => fileOf('cv.exe', pdfBytes())],
  ['a picture as a resume', 'resume', 'other-content', async () => fileOf('cv.pdf', await pictureBytes('png'))],
  [
    'an SVG with a script',
    'avatar',
    'wrong-type',
    () => fileOf('me.png', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  [
    'a page',
    'cv',
    'other-content',
    () => fileOf('cv.pdf', '<!doctype html><script>alert(1)</script>', 'application/pdf'),
  ],
  ['a page with a PDF in it', 'cv', 'other-content', () => fileOf('cv.pdf', `<script>alert(1)</script>${pdfBytes()}`)],
  ['a script that begins as a GIF', 'avatar', 'wrong-type', () => fileOf('me.gif', `GIF89a/*${script}`, 'image/gif')],
  [
    'half a picture',
    'avatar',
    'wrong-type',
    async () => fileOf('me.png', (await pictureBytes('png')).subarray(0, 300)),
  ],
  [
    'too many pixels',
    'avatar',
    'wrong-type',
    async () => fileOf('me.png', await pictureBytes('png', { width: 9000, height: 9000 })),
  ],
  ['a zip bomb as a document', 'cv', 'other-content', () => fileOf('cv.docx', docxBytes(bomb()))],
  [
    'a small document that unpacks to 40 MB',
    'cv',
    'other-content',
    () => fileOf('cv.docx', docxBytes(zeros(40_000_000))),
  ],
  [
    'a document packed a thousand times',
    'cv',
    'other-content',
    () => fileOf('cv.docx', docxBytes(zeros(2 * megabyte))),
  ],
  ['a document of 600 parts', 'cv', 'other-content', () => fileOf('cv.docx', docxBytes(...manyParts()))],
  ['a bomb that lies', 'cv', 'other-content', () => fileOf('cv.docx', docxBytes({ ...bomb(), saidSize: 10 }))],
  [
    'a zip that is no document',
    'cv',
    'other-content',
    () => fileOf('cv.docx', zipBytes([{ name: 'a', content: Buffer.from('b') }])),
  ],
  ['a spreadsheet of the old format', 'cv', 'other-content', () => fileOf('cv.doc', docBytes('Workbook'))],
  ['a path for a name', 'cv', 'wrong-type', () => fileOf('../../x', pdfBytes())],
  ['RTF named as an old document', 'cv', 'rich-text', () => fileOf('cv.doc', '{\\rtf1\\ansi Asha Rao}')],
  ['RTF named as a PDF', 'resume', 'rich-text', () => fileOf('cv.pdf', '{\\rtf1\\ansi Asha Rao}')],
  ['a PDF with a password', 'resume', 'locked', () => fileOf('cv.pdf', lockedPdf({ needsPassword: true }))],
  ['a certificate with one', 'certificate', 'locked', () => fileOf('c.pdf', lockedPdf({ needsPassword: true }))],
  ['a document with a password', 'cv', 'locked', () => fileOf('cv.docx', docBytes('EncryptedPackage'))],
  ['a PDF too far behind its start', 'cv', 'other-content', () => fileOf('cv.pdf', `${' '.repeat(1025)}${pdfBytes()}`)],
  ['no bytes', 'cv', 'empty', () => fileOf('cv.pdf', '')],
])('%s is refused in the words of the place, and nothing is left of it', async (_, kind, why, makeFile) => {
  const file = await makeFile()
  expect(await refusalOf(kind, file)).toEqual({ status: 415, message: uploadMessage(kind, why, file.name) })
  expect(await left()).toEqual(nothing)
})

test.each([
  ['behind the lines of a mail', Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), pdfBytes()])],
  ['behind 1,024 bytes', Buffer.concat([Buffer.alloc(1024, ' '), pdfBytes()])],
  ['that may not be changed, but opens for everybody', lockedPdf({ needsPassword: false })],
])('a PDF %s is taken', async (_, bytes) => {
  const before = await left()
  const client = await api.as(await api.aCandidate())
  await client.files.upload({ params: { product: 'cv' }, file: fileOf('cv.pdf', bytes) })
  expect(await left()).toEqual({ ...before, rows: before.rows + 1, stored: before.stored + 1 })
})

test('a CV of 5 MB is taken; one byte more is refused in the words of the place, and nothing is left of it [E-839 S-288]', async () => {
  const tooLarge = { status: 413, message: 'File size exceeds 5 MB. Please select a smaller file.' }
  expect(await refusalOf('cv', fileOf('cv.pdf', pdfBytes(5 * megabyte + 1)))).toEqual(tooLarge)
  expect(await refusalOf('cv', fileOf('cv.pdf', pdfBytes(9 * megabyte)))).toEqual(tooLarge)
  expect(await left()).toEqual(nothing)
  const client = await api.as(await api.aCandidate())
  await client.files.upload({ params: { product: 'cv' }, file: fileOf('cv.pdf', pdfBytes(5 * megabyte)) })
  expect(await left()).toEqual({ rows: 1, stored: 1, temporary: 0 })
})

test('a logo of more than 2 MB is refused in its own words', async () => {
  const client = await api.as(await api.anEmployer())
  const file = fileOf('logo.png', Buffer.alloc(2 * megabyte + 1))
  const refused = client.files.uploadImage({ params: { product: 'companyLogo' }, file })
  await expect(refused).rejects.toMatchObject({ status: 413, message: 'File size should not exceed 2 MB.' })
})

test('a place that is not of the role is refused before a byte is read', async () => {
  const client = await api.as(await api.anEmployer())
  const refused = client.files.upload({ params: { product: 'cv' }, file: fileOf('cv.pdf', pdfBytes()) })
  await expect(refused).rejects.toMatchObject({ status: 403, code: 'not-allowed' })
  expect(await left()).toEqual(nothing)
})

test('a file in another field, and a form without a file, are refused [C-448 S-467]', async () => {
  const { id } = await api.aCandidate()
  const headers = { authorization: await api.tokenOf(id) }
  const inField = (name: string, value: string | File) => {
    const form = new FormData()
    form.set(name, value)
    return form
  }
  for (const form of [inField('media', fileOf('cv.pdf', pdfBytes())), inField('inputFile', 'text')]) {
    const sent = new Response(form)
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/applications/upload/cv',
      headers: { ...headers, 'content-type': String(sent.headers.get('content-type')) },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details).toEqual([{ field: 'inputFile', message: 'Choose a file.' }])
  }
  expect(await left()).toEqual(nothing)
})

test('a form is refused where no file is expected', async () => {
  const sent = new Response(new FormData())
  const headers = { 'content-type': String(sent.headers.get('content-type')) }
  const answer = await api.app.inject({ method: 'POST', url: '/api/user/login', headers, payload: '--x--' })
  expect(answer.statusCode).toBe(415)
})

test('a store that does not answer leaves neither a row nor a temporary file', async () => {
  const { store } = api.deps.files
  const put = store.put
  store.put = async () => {
    throw new Error('The store is away')
  }
  const client = await api.as(await api.aCandidate())
  const refused = client.files.upload({ params: { product: 'cv' }, file: fileOf('cv.pdf', pdfBytes()) })
  await expect(refused).rejects.toMatchObject({ code: 'broken' })
  store.put = put
  expect(await left()).toEqual(nothing)
})
