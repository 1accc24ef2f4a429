import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Refused } from '@pramaan/api-client'
import { files } from '@pramaan/database/schema'
import { type UploadKind, uploadMessage } from '@pramaan/domain/upload'
import { expect, test } from 'vitest'
import { docBytes, docxBytes, fileOf, pdfBytes, pictureBytes, zipBytes } from '../../../testing/people/sample-files.ts'
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

test.each<[string, UploadKind, () => File | Promise<File>]>([
  ['an executable named as a PDF', 'cv', () => fileOf('cv.pdf', 'MZ\x90\x00this program cannot be run')],
  ['a PDF named as a program', 'cv', () => fileOf('cv.exe', pdfBytes())],
  ['a picture as a resume', 'resume', async () => fileOf('cv.pdf', await pictureBytes('png'))],
  ['an SVG with a script', 'avatar', () => fileOf('me.png', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a page', 'cv', () => fileOf('cv.pdf', '<!doctype html><script>alert(1)</script>', 'application/pdf')],
  ['a page with a PDF in it', 'cv', () => fileOf('cv.pdf', `<script>alert(1)</script>${pdfBytes()}`)],
  ['a script that begins as a GIF', 'avatar', () => fileOf('me.gif', `GIF89a/*${script}`, 'image/gif')],
  ['half a picture', 'avatar', async () => fileOf('me.png', (await pictureBytes('png')).subarray(0, 300))],
  ['too many pixels', 'avatar', async () => fileOf('me.png', await pictureBytes('png', { width: 9000, height: 9000 }))],
  ['a zip bomb as a document', 'cv', () => fileOf('cv.docx', docxBytes(bomb()))],
  ['a small document that unpacks to 40 MB', 'cv', () => fileOf('cv.docx', docxBytes(zeros(40_000_000)))],
  ['a document packed a thousand times', 'cv', () => fileOf('cv.docx', docxBytes(zeros(2 * megabyte)))],
  ['a document of 600 parts', 'cv', () => fileOf('cv.docx', docxBytes(...manyParts()))],
  ['a bomb that lies', 'cv', () => fileOf('cv.docx', docxBytes({ ...bomb(), saidSize: 10 }))],
  ['a zip that is no document', 'cv', () => fileOf('cv.docx', zipBytes([{ name: 'a', content: Buffer.from('b') }]))],
  ['a spreadsheet of the old format', 'cv', () => fileOf('cv.doc', docBytes('Workbook'))],
  ['a path for a name', 'cv', () => fileOf('../../x', pdfBytes())],
  ['no bytes', 'cv', () => fileOf('cv.pdf', '')],
])('%s is refused in the words of the place, and nothing is left of it', async (_, kind, file) => {
  expect(await refusalOf(kind, await file())).toEqual({ status: 415, message: uploadMessage(kind, 'wrong-type') })
  expect(await left()).toEqual(nothing)
})

test('a CV of 5 MB is taken; one byte more is refused in the words of the place, and nothing is left of it', async () => {
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

test('a file in another field, and a form without a file, are refused', async () => {
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
