import type { Client } from '@pramaan/api-client'
import { auditLog, files } from '@pramaan/database/schema'
import type { UploadKind } from '@pramaan/domain/upload'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { removeFiles } from '../../services/files/remove-files.ts'
import { startS3 } from '../../testing/fakes/s3-server.ts'
import { docBytes, docxBytes, fileOf, pdfBytes, pictureBytes } from '../../testing/people/sample-files.ts'
import { startApi } from '../../testing/server/start-api.ts'

const s3 = await startS3()
const apis = [
  ['the disk', await startApi()],
  ['an S3 bucket', await startApi(s3.settings)],
] as const
afterAll(s3.stop)

const hourMs = 3600_000
const upload = async (client: Client, product: UploadKind, file: File) =>
  (await client.files.upload({ params: { product }, file })).data

describe.each(apis)('with files on %s', (_, api) => {
  const get = (url: string) => api.app.inject({ url })
  async function aCandidateWith(product: UploadKind, file = fileOf('My CV (न).pdf', pdfBytes())) {
    const person = await api.aCandidate()
    const client = await api.as(person)
    return { person, client, address: await upload(client, product, file) }
  }

  test('a CV comes back byte for byte as a download in which nothing may run [C-447 C-450 E-776]', async () => {
    const { address } = await aCandidateWith('cv')
    const { statusCode, rawPayload, headers } = await get(address)
    expect(statusCode).toBe(200)
    expect(rawPayload.equals(pdfBytes())).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        `attachment; filename="My CV _N_.pdf"; filename*=UTF-8''My%20CV%20%28%E0%A4%A8%29.pdf`.replace('_N_', '___'),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  test.each([
    ['cv.docx', docxBytes(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['cv.doc', docBytes(), 'application/msword'],
  ])('a Word document is known by its content: %s', async (name, bytes, type) => {
    const { address } = await aCandidateWith('cv', fileOf(name, bytes))
    expect((await get(address)).headers['content-type']).toBe(type)
  })

  test('a CV is taken as pdf, doc, docx, png and jpeg, and as nothing else [S-289]', async () => {
    const [png, jpeg, gif] = [await pictureBytes('png'), await pictureBytes('jpeg'), await pictureBytes('gif')]
    const taken = [
      ...[fileOf('cv.pdf', pdfBytes()), fileOf('cv.doc', docBytes()), fileOf('cv.docx', docxBytes())],
      ...[fileOf('cv.png', png), fileOf('cv.jpeg', jpeg), fileOf('cv.jpg', jpeg)],
    ]
    const { client } = await aCandidateWith('cv')
    for (const file of taken) expect(await upload(client, 'cv', file)).toMatch(/^\/api\/files\//)
    for (const file of [fileOf('cv.gif', gif), fileOf('cv.txt', 'a text'), fileOf('cv.exe', pdfBytes())])
      await expect(upload(client, 'cv', file)).rejects.toMatchObject({ status: 415 })
  })

  test.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'a %s photo is drawn again: 512 pixels, no metadata',
    async (format) => {
      const { address } = await aCandidateWith(
        'avatar',
        fileOf(`me.${format}`, await pictureBytes(format, { width: 1200, height: 600 })),
      )
      const { rawPayload, headers } = await get(address)
      expect(headers).toMatchObject({
        'content-type': format === 'gif' ? 'image/png' : 'image/jpeg',
        'cache-control': 'private, max-age=600',
        'x-robots-tag': 'noindex',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      const { width, height, exif } = await sharp(rawPayload).metadata()
      expect([width, height, exif]).toEqual([512, 512, undefined])
      expect(rawPayload.includes('SecretCamera')).toBe(false)
    },
  )

  test('a logo goes through the image path in its field, and its URL is public [C-449 S-468 S-469]', async () => {
    const client = await api.as(await api.anEmployer())
    const file = fileOf('logo.png', await pictureBytes('png', { alpha: true }))
    const { data } = await client.files.uploadImage({ params: { product: 'companyLogo' }, file })
    expect(data).toMatch(/^\/api\/files\/[\da-f-]{36}$/)
    expect((await get(data)).headers['content-type']).toBe('image/png')
  })

  test('a picture that is also a script keeps its pixels and loses the script', async () => {
    const polyglot = Buffer.concat([await pictureBytes('gif'), Buffer.from('*/=1;alert(document.domain)//')])
    const { address } = await aCandidateWith('avatar', fileOf('me.gif', polyglot))
    const { rawPayload, headers } = await get(address)
    expect(headers['content-type']).toBe('image/png')
    expect(rawPayload.includes('alert')).toBe(false)
  })

  test('a signed address is good for this file, this reader and some minutes', async () => {
    const { address } = await aCandidateWith('cv')
    const other = await aCandidateWith('cv')
    const [path = '', query = ''] = address.split('?')
    const [otherPath = ''] = other.address.split('?')
    const code = async (url: string) => (await get(url)).statusCode
    expect(await code(path)).toBe(403)
    expect(await code(`${otherPath}?${query}`)).toBe(403)
    expect(await code(address.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toBe(403)
    expect(await code(`/api/files/${crypto.randomUUID()}`)).toBe(404)
    expect(await code('/api/files/..%2F..%2Fetc%2Fpasswd')).toBe(400)
    api.pass(4 * 60_000)
    expect(await code(address)).toBe(200)
    api.pass(7 * 60_000)
    expect((await get(address)).json()).toMatchObject({ code: 'link-over' })
  })

  test('an employer opens a CV and certificates only by the counted reveal, and each look is logged [C-406 E-777 S-436 S-439]', async () => {
    const { person, client, address } = await aCandidateWith('cv')
    const params = { id: person.id }
    const certificate = await upload(client, 'certificate', fileOf('c.pdf', pdfBytes(300)))
    await client.candidates.updateCv({ params, body: { cv: address } })
    await client.candidates.updateCertificates({ params, body: { certificates: [certificate, certificate] } })
    const employer = await api.anEmployer()
    const reader = await api.as(employer)
    const profile = (await reader.candidates.get({ params })).data
    expect(JSON.stringify(profile)).not.toContain('/api/files/')
    expect(profile).toMatchObject({ HasCV: true, CertificateCount: 1 })
    const seen = (await reader.contacts.reveal({ params })).data
    expect((await get(String(seen.CV))).rawPayload.equals(pdfBytes())).toBe(true)
    expect(seen.Certificates).toHaveLength(1)
    expect([seen.CV?.split('#')[1], seen.Certificates[0]?.split('#')[1]]).toEqual([
      'My%20CV%20(%E0%A4%A8).pdf',
      'c.pdf',
    ])
    expect((await get(String(seen.Certificates[0]))).rawPayload.equals(pdfBytes(300))).toBe(true)
    const entries = await api.db.select().from(auditLog)
    expect(entries.filter(({ action }) => action === 'file-read')).toMatchObject([
      { actorId: employer.id, subjectId: person.id, detail: { place: 'cv' } },
      { actorId: employer.id, subjectId: person.id, detail: { place: 'certificate' } },
    ])
  })

  test('a profile accepts only its own uploads of the right kind: no link, no other person’s file, no photo as a CV', async () => {
    const { person, client, address } = await aCandidateWith('cv')
    const other = await aCandidateWith('cv')
    const photo = await upload(client, 'avatar', fileOf('me.png', await pictureBytes('png')))
    const params = { id: person.id }
    for (const cv of [
      'https://example.com/cv.pdf',
      '/demo/cv.pdf',
      `${address.split('?')[0]}/..`,
      other.address,
      photo,
    ])
      await expect(client.candidates.updateCv({ params, body: { cv } })).rejects.toMatchObject({ code: 'not-found' })
    const asPhoto = client.candidates.updateProfile({ params, body: { profileImage: address } })
    await expect(asPhoto).rejects.toMatchObject({ code: 'not-found' })
    await client.candidates.updateProfile({ params, body: { profileImage: photo } })
    const { Image, CV } = (await client.candidates.get({ params })).data as { Image: string; CV: string | null }
    expect([Image, CV]).toEqual([photo, null])
  })

  test('a replaced or removed file is unreadable at once, and deleted a day later', async () => {
    const { person, client, address } = await aCandidateWith('cv')
    const params = { id: person.id }
    const second = await upload(client, 'cv', fileOf('cv2.pdf', pdfBytes(400)))
    await client.candidates.updateCv({ params, body: { cv: address } })
    await client.candidates.updateCv({ params, body: { cv: second } })
    expect((await get(address)).statusCode).toBe(404)
    expect((await get(second)).statusCode).toBe(200)
    api.pass(25 * hourMs)
    await removeFiles(api.deps)
    expect(await api.db.$count(files)).toBe(1)
    expect(await api.deps.files.store.read(idOf(address))).toBeUndefined()
    expect(await api.deps.files.store.read(idOf(second))).toBeDefined()
    await client.candidates.updateCv({ params, body: { cv: null } })
    api.pass(25 * hourMs)
    await removeFiles(api.deps)
    expect(await api.db.$count(files)).toBe(0)
  })

  test('an unused upload is removed after a day, and one used in a profile stays', async () => {
    const { person, client, address } = await aCandidateWith('cv')
    const orphan = await upload(client, 'cv', fileOf('cv2.pdf', pdfBytes(400)))
    await client.candidates.updateCv({ params: { id: person.id }, body: { cv: address } })
    api.pass(23 * hourMs)
    await removeFiles(api.deps)
    expect(await api.db.$count(files)).toBe(2)
    api.pass(2 * hourMs)
    await removeFiles(api.deps)
    expect(await api.db.$count(files)).toBe(1)
    expect(await api.deps.files.store.read(idOf(orphan))).toBeUndefined()
    expect(await api.deps.files.store.read(idOf(address))).toBeDefined()
  })
})

function idOf(address: string) {
  return /[\da-f-]{36}/.exec(address)?.[0] ?? ''
}
