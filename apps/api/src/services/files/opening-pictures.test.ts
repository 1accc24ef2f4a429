import { expect, test } from 'vitest'
import { fileOf, pictureBytes } from '../../testing/people/sample-files.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const form = {
  Title: 'Nashik hiring day',
  SubTitle: 'Twelve teams',
  AvgPackage: 4,
  Openings: 20,
  StartDate: '2026-11-22',
  EndDate: '2026-11-25',
  Qualification: 'Graduation',
  Location: 'Nashik' as const,
  Domain: 1,
}

async function anEmployer() {
  const client = await api.as(await api.anEmployer())
  const upload = async (product: 'banner' | 'companyLogo') => {
    const file = fileOf('picture.png', await pictureBytes('png'))
    return (await client.files.uploadImage({ params: { product }, file })).data
  }
  return { client, upload }
}

test('a drive shows the banner and logos that its employer uploaded, and keeps them when other things change', async () => {
  const { client, upload } = await anEmployer()
  const [banner, logo] = [await upload('banner'), await upload('companyLogo')]
  const made = await client.drives.create({
    body: { ...form, Image: banner, CompanyData: [{ title: 'Demo Works', image: logo }] },
  })
  expect(made.data).toMatchObject({ Image: banner, CompanyData: [{ title: 'Demo Works', image: logo }] })
  const params = { id: made.data.ID }
  expect((await client.drives.update({ params, body: { Openings: 30 } })).data).toMatchObject({ Image: banner })
  expect((await client.drives.update({ params, body: { Image: null } })).data.Image).toBeNull()
})

test('a link from the client, or another person’s upload, is never stored', async () => {
  const { client } = await anEmployer()
  const other = await (await anEmployer()).upload('banner')
  for (const Image of ['https://example.com/a.png', other])
    await expect(client.drives.create({ body: { ...form, Image } })).rejects.toMatchObject({ code: 'not-found' })
})
