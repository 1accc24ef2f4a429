const megabyte = 1024 * 1024
const images = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
const notAnImage = 'Please upload a valid image file (JPEG, PNG, GIF, or WEBP)'

/** What may be uploaded in a place, and what is said of anything else. */
export type UploadRule = {
  types: readonly string[]
  extensions: readonly string[]
  mostBytes: number
  wrongType: string
  tooLarge: string
}

const imageRule: UploadRule = {
  types: images,
  extensions: ['jpeg', 'jpg', 'png', 'gif', 'webp'],
  mostBytes: 5 * megabyte,
  wrongType: notAnImage,
  tooLarge: 'File size exceeds 5 MB. Please select a smaller file.',
}

const pdfRule: UploadRule = {
  ...imageRule,
  types: ['application/pdf'],
  extensions: ['pdf'],
  wrongType: 'this extension is not allowed',
}

/** The rule of each place that takes a file (D48; 000 and 002, section 5). */
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
  avatar: imageRule,
  banner: imageRule,
  jobImage: imageRule,
  courseImage: imageRule,
  companyLogo: {
    types: ['image/jpeg', 'image/png'],
    extensions: ['jpeg', 'jpg', 'png'],
    mostBytes: 2 * megabyte,
    wrongType: 'Only JPG, JPEG, and PNG files are allowed.',
    tooLarge: 'File size should not exceed 2 MB.',
  },
} as const satisfies Record<string, UploadRule>

/** A place that takes a file. */
export type UploadPlace = keyof typeof uploadRules

/** Why a file is refused in a place; the content's type decides on the server, the name's extension in the form too. */
export function whyNotUpload(place: UploadPlace, file: { name?: string; type: string; bytes: number }) {
  const rule: UploadRule = uploadRules[place]
  const extension = file.name?.split('.').at(-1)?.toLowerCase()
  if (!rule.types.includes(file.type)) return 'wrong-type' as const
  if (extension !== undefined && !rule.extensions.includes(extension)) return 'wrong-type' as const
  return file.bytes > rule.mostBytes ? ('too-large' as const) : undefined
}

/** What is said of a refused file, in the spec's words. */
export function uploadMessage(place: UploadPlace, why: 'wrong-type' | 'too-large'): string {
  return why === 'wrong-type' ? uploadRules[place].wrongType : uploadRules[place].tooLarge
}
