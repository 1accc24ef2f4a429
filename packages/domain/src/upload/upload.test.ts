import { expect, test } from 'vitest'
import { roleNames } from '../role/role.ts'
import {
  imageKinds,
  isPrivateUpload,
  lockedType,
  type UploadKind,
  uploadKinds,
  uploadMessage,
  uploadRules,
  whyNotUpload,
  whyNotUploadTo,
} from './upload.ts'

const megabyte = 1024 * 1024
const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  exe: 'application/octet-stream',
}

function taken(kind: UploadKind): string[] {
  return Object.entries(types)
    .filter(([extension, type]) => !whyNotUpload(kind, { name: `a.b.${extension}`, type, bytes: 1 }))
    .map(([extension]) => extension)
}

test.each([
  ['resume', 'pdf'],
  ['certificate', 'pdf'],
  ['onboardingCertificate', 'pdf png jpeg jpg gif webp'],
  ['cv', 'pdf doc docx png jpeg jpg'],
  ['avatar', 'png jpeg jpg gif webp'],
  ['banner', 'png jpeg jpg gif webp'],
  ['companyLogo', 'png jpeg jpg'],
] as const)('as %s these are taken: %s [E-838 S-289]', (kind, extensions) => {
  expect(taken(kind)).toEqual(extensions.split(' '))
})

test('a file name that contradicts its type is refused, and without a name the type decides', () => {
  expect(whyNotUpload('avatar', { name: 'me.PNG', type: 'image/png', bytes: 1 })).toBeUndefined()
  expect(whyNotUpload('avatar', { name: 'me.exe', type: 'image/png', bytes: 1 })).toBe('wrong-type')
  expect(whyNotUpload('avatar', { name: 'me.png', type: 'text/html', bytes: 1 })).toBe('wrong-type')
  expect(whyNotUpload('cv', { type: 'application/pdf', bytes: 1 })).toBeUndefined()
})

test.each([
  ['cv', 'cv.exe', 'application/pdf', 'this extension is not allowed'],
  [
    'cv',
    'cv.docx',
    undefined,
    'This file is not the “DOCX” that its name says. Open it, save it again, and choose that one.',
  ],
  [
    'resume',
    'cv.PDF',
    'image/png',
    'This file is not the “PDF” that its name says. Open it, save it again, and choose that one.',
  ],
  ['cv', 'cv.doc', 'application/rtf', 'This is an RTF document. Save it as PDF or DOCX.'],
  ['certificate', 'cv.pdf', 'application/rtf', 'This is an RTF document. Save it as PDF.'],
  ['cv', 'cv.pdf', lockedType, 'This file asks for a password, so nobody could open it. Save it without one.'],
  ['avatar', 'me.png', undefined, 'Please upload a valid image file (JPEG, PNG, GIF, or WEBP)'],
] as const)('as %s a file %s of the type %s is refused: %s', (kind, name, type, message) => {
  const why = whyNotUpload(kind, { name, type, bytes: 1 })
  expect(why && uploadMessage(kind, why, name)).toBe(message)
})

test('an empty document is refused as such', () => {
  expect(whyNotUpload('cv', { name: 'cv.pdf', type: undefined, bytes: 0 })).toBe('empty')
  expect(uploadMessage('cv', 'empty')).toBe('This file is empty. Choose another.')
})

test.each([
  ['cv', 5],
  ['companyLogo', 2],
] as const)('a %s has at most %i MB', (kind, megabytes) => {
  const file = { type: 'image/png', bytes: megabytes * megabyte }
  expect(whyNotUpload(kind, file)).toBeUndefined()
  expect(whyNotUpload(kind, { ...file, bytes: file.bytes + 1 })).toBe('too-large')
})

test.each([
  ['cv', 'wrong-type', 'this extension is not allowed'],
  ['cv', 'too-large', 'File size exceeds 5 MB. Please select a smaller file.'],
  ['companyLogo', 'wrong-type', 'Only JPG, JPEG, and PNG files are allowed.'],
  ['companyLogo', 'too-large', 'File size should not exceed 2 MB.'],
  ['banner', 'wrong-type', 'Please upload a valid image file (JPEG, PNG, GIF, or WEBP)'],
  ['avatar', 'wrong-type', 'Please upload a valid image file (JPEG, PNG, GIF, or WEBP)'],
] as const)('a %s refused as %s gets the message %j', (kind, why, message) => {
  expect(uploadMessage(kind, why)).toBe(message)
})

test('every place has a limit and both messages', () => {
  for (const rule of Object.values(uploadRules)) {
    expect(rule.mostBytes).toBeGreaterThan(0)
    expect(rule.wrongType && rule.tooLarge).toBeTruthy()
  }
})

test.each([
  ['Candidate', 'resume certificate onboardingCertificate cv avatar'],
  ['Employer', 'avatar banner jobImage companyLogo'],
  ['Admin', 'banner jobImage courseImage companyLogo'],
  ['Counsellor', 'banner companyLogo'],
  ['hr', ''],
  ['C-Partner', ''],
] as const)('a %s uploads to these places: %s', (role, kinds) => {
  expect(roleNames).toContain(role)
  expect(uploadKinds.filter((kind) => !whyNotUploadTo(kind, role)).join(' ')).toBe(kinds)
})

test('anything that is not an image of a page is private', () => {
  expect(uploadKinds.filter((kind) => !isPrivateUpload(kind)).toSorted()).toEqual([...imageKinds].toSorted())
})
