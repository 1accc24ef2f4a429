import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../../steps/accessible.ts'
import { reload } from '../../steps/history.ts'
import { address, aNewMobile, enterCode, otpOf } from '../../steps/people.ts'
import { expectStep, fillCareer, next, pick, pickSkill, register } from '../../steps/registration.ts'

const megabyte = 1024 * 1024
const pdf = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

function aFile(name: string, mimeType = 'application/pdf', content: string | Buffer = pdf) {
  return { name, mimeType, buffer: Buffer.from(content) }
}

/** A picture that the browser draws. */
async function aPicture(page: Page) {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 200
    const brush = canvas.getContext('2d')
    brush?.fillRect(40, 40, 120, 120)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

/** The input of a place for a file. */
function fileInput(page: Page, label: string) {
  return page.getByRole('region', { name: label, exact: true }).locator('input[type=file]')
}

/** A line so slow that what goes over it can be watched; returns what makes it fast again. */
async function slowLine(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const throughput = { downloadThroughput: -1, uploadThroughput: 400_000 }
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 0, ...throughput })
  // Another session's setting would leave this one in force.
  return () => devtools.detach()
}

/** From the first screen to the skills step, where a certificate is taken, and on to the welcome. */
async function join(page: Page) {
  const mobile = aNewMobile()
  await register(page, mobile, 'Asha Demo')
  await enterCode(page, await otpOf(`+91${mobile}`))
  await expectStep(page, 2)
  await pick(page, 'Location', 'Pune')
  await next(page)
  await page.getByRole('radio', { name: 'Fresher' }).check()
  await next(page)
  await fillCareer(page)
  await next(page)
  await expectStep(page, 5)
  await pickSkill(page, 'JavaScript')
  await test.step('the skills step takes a picture of a certificate', async () => {
    const certificate = { ...aFile('ms-cit.png', 'image/png'), buffer: await aPicture(page) }
    await fileInput(page, 'Add a certificate').setInputFiles(certificate)
    await expect(page.getByText('ms-cit.png')).toBeVisible()
    await expectAccessible(page)
  })
  await next(page)
  await pick(page, 'Add a job role', 'Data Analyst')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(address('candidate', '/welcome'))
}

test('a candidate adds CV and photo: each refusal says why, a slow upload shows how far it is, and what is saved shows [C-159 E-810 E-811 E-840 S-290 S-291]', async ({
  page,
}) => {
  await join(page)
  await page.getByRole('link', { name: 'Add your CV and a photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add your CV' })
  const cvInput = fileInput(page, 'CV')
  await test.step('refused: the extension, the size, and a content that is not what its name says', async () => {
    await cvInput.setInputFiles(aFile('cv.exe', 'application/x-msdownload'))
    await expect(dialog.getByRole('alert')).toContainText('this extension is not allowed')
    await expectAccessible(page)
    await cvInput.setInputFiles(aFile('cv.pdf', 'application/pdf', Buffer.alloc(5 * megabyte + 1)))
    await expect(dialog.getByRole('alert')).toContainText('File size exceeds 5 MB. Please select a smaller file.')
    const refused = page.waitForResponse((response) => response.url().endsWith('/applications/upload/cv'))
    await cvInput.setInputFiles(aFile('cv.docx', docx, 'MZ this is a program'))
    expect((await refused).status()).toBe(415)
    await expect(dialog.getByRole('alert')).toContainText('This file is not the “DOCX” that its name says.')
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeHidden()
  })
  await test.step('its progress, Cancel, and saved', async () => {
    const makeFast = await slowLine(page)
    const large = aFile('cv.pdf', 'application/pdf', pdf.padEnd(4.5 * megabyte, '\n'))
    await cvInput.setInputFiles(large)
    await expect(dialog.getByRole('button', { name: 'Uploading...' })).toHaveAttribute('aria-disabled', 'true')
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Stop upload' }).click()
    await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible()
    await makeFast()
    await cvInput.setInputFiles(large)
    await expect(dialog).toBeHidden()
  })
  await test.step('the CV is on the profile and comes back as a download', async () => {
    // The dialog's own address is left for that of the profile; only then is it loaded again, as saved.
    await expect(page).toHaveURL(address('candidate', '/candidate-profile'))
    await reload(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download cv.pdf' }).click()
    expect((await download).suggestedFilename()).toBe('cv.pdf')
    await fileInput(page, 'Replace your CV').setInputFiles(
      aFile('asha-kulkarni-curriculum-vitae-final-2026.docx', docx),
    )
    await expect(page.getByText('this extension is not allowed')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('the photo', async () => {
    await page.getByRole('button', { name: 'Add a photo', exact: true }).click()
    const picture = { ...aFile('me.png', 'image/png'), buffer: await aPicture(page) }
    await fileInput(page, 'Add a photo').setInputFiles(picture)
    await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: 'Change your photo' })).toBeVisible()
  })
})
