import type { Role } from '../role/role.ts'

const megabyte = 1024 * 1024
const images = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
const notAnImage = 'Please upload a valid image file (JPEG, PNG, GIF, or WEBP)'

/** The allowed files of a field, and the message for other files. */
type UploadRule = {
  types: readonly string[]
  extensions: readonly string[]
  mostBytes: number
  /** The roles with the record or form that the field belongs to. */
  roles: readonly Role[]
  /** Readable only by its owner and those who may open the profile; all other uploads are on public pages. */
  isPrivate: boolean
  wrongType: string
  tooLarge: string
}

const imageRule: UploadRule = {
  types: images,
  extensions: ['jpeg', 'jpg', 'png', 'gif', 'webp'],
  mostBytes: 5 * megabyte,
  roles: ['Candidate'],
  isPrivate: false,
  wrongType: notAnImage,
  tooLarge: 'File size exceeds 5 MB. Please select a smaller file.',
}

const pdfRule: UploadRule = {
  ...imageRule,
  types: ['application/pdf'],
  extensions: ['pdf'],
  isPrivate: true,
  wrongType: 'this extension is not allowed',
}

/** The rule of each place that accepts a file (D48; 000 and 002, section 5). */
export const uploadRules = {
  resume: pdfRule,
  certificate: pdfRule,
  onboardingCertificate: {
    ...pdfRule,
    types: [...pdfRule.types, ...images],
    extensions: [...pdfRule.extensions, ...imageRule.extensions],
  },
  cv: {
    ...pdfRule,
    types: [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'image/png',
      'image/jpeg',
    ],
    extensions: ['pdf', 'doc', 'docx', 'png', 'jpeg', 'jpg'],
  },
  avatar: { ...imageRule, roles: ['Candidate', 'Employer'] },
  banner: { ...imageRule, roles: ['Employer', 'Admin', 'Counsellor'] },
  jobImage: { ...imageRule, roles: ['Employer', 'Admin'] },
  courseImage: { ...imageRule, roles: ['Admin'] },
  companyLogo: {
    roles: ['Employer', 'Admin', 'Counsellor'],
    isPrivate: false,
    types: ['image/jpeg', 'image/png'],
    extensions: ['jpeg', 'jpg', 'png'],
    mostBytes: 2 * megabyte,
    wrongType: 'Only JPG, JPEG, and PNG files are allowed.',
    tooLarge: 'File size should not exceed 2 MB.',
  },
} as const satisfies Record<string, UploadRule>

/** A place that accepts a file. */
export type UploadKind = keyof typeof uploadRules

/** Every place that accepts a file: the `{product}` of its upload path. */
export const uploadKinds = Object.keys(uploadRules) as [UploadKind, ...UploadKind[]]

/** The places that accept only images, all of them on public pages. */
export const imageKinds = ['avatar', 'banner', 'jobImage', 'courseImage', 'companyLogo'] as const

/** The places whose file becomes a profile's CV, and those that become one of its certificates (D48). */
export const uploadKindsOf = {
  cv: ['cv', 'resume'],
  certificates: ['certificate', 'onboardingCertificate'],
  image: ['avatar'],
} as const satisfies Record<string, readonly UploadKind[]>

/** The maximum number of certificates in a profile. */
export const mostCertificates = 10

/** Why a role can't upload a kind of file: candidates fill a profile, other roles the forms that they have (D53). */
export function whyNotUploadTo(kind: UploadKind, role: Role) {
  const rule: UploadRule = uploadRules[kind]
  return rule.roles.includes(role) ? undefined : ('not-allowed' as const)
}

/** Whether a place's file is shown only to those who may open the profile. */
export function isPrivateUpload(kind: UploadKind): boolean {
  return uploadRules[kind].isPrivate
}

/** The content type of a file that needs a password. */
export const lockedType = 'application/encrypted'

const richTextType = 'application/rtf'

/** Why a file is refused. */
export type WhyNotUpload = 'wrong-type' | 'too-large' | 'empty' | 'other-content' | 'rich-text' | 'locked'

function extensionOf(name: string | undefined) {
  return name?.split('.').at(-1)?.toLowerCase()
}

/**
 * Why a file is refused. On the server the type of the content decides; in the form the name's extension decides too.
 */
export function whyNotUpload(
  kind: UploadKind,
  file: { name?: string; type: string | undefined; bytes: number },
): WhyNotUpload | undefined {
  const rule: UploadRule = uploadRules[kind]
  const extension = extensionOf(file.name)
  if (extension !== undefined && !rule.extensions.includes(extension)) return 'wrong-type'
  if (file.bytes > rule.mostBytes) return 'too-large'
  if (file.type !== undefined && rule.types.includes(file.type)) return undefined
  if (!rule.extensions.includes('pdf')) return 'wrong-type'
  if (file.bytes === 0) return 'empty'
  if (file.type === lockedType) return 'locked'
  return file.type === richTextType ? 'rich-text' : 'other-content'
}

/** The message for a refused file: the spec's text, or the fault of a document that has a valid name. */
export function uploadMessage(kind: UploadKind, why: WhyNotUpload, name?: string): string {
  const rule: UploadRule = uploadRules[kind]
  if (why === 'wrong-type') return rule.wrongType
  if (why === 'too-large') return rule.tooLarge
  if (why === 'empty') return 'This file is empty. Choose another.'
  if (why === 'locked') return 'This file asks for a password, so nobody could open it. Save it without one.'
  if (why === 'rich-text')
    return rule.extensions.includes('docx')
      ? 'This is an RTF document. Save it as PDF or DOCX.'
      : 'This is an RTF document. Save it as PDF.'
  const extension = extensionOf(name)?.toUpperCase() ?? 'PDF'
  return `This file is not the “${extension}” that its name says. Open it, save it again, and choose that one.`
}
