import { waitFor } from '@testing-library/react'

/** A file as a browser passes it on; a PDF unless bytes are given. */
export function aFile(name: string, { type = 'application/pdf', bytes = '%PDF-1.4\n%%EOF\n' as BlobPart } = {}) {
  return new File([bytes], name, { type })
}

/** The hidden input of a file field, by the field's label. */
export async function inputOf(label: string, within: ParentNode = document) {
  return waitFor(() => {
    const sections = [...within.querySelectorAll('section')]
    const section = sections.find((one) => one.querySelector('p')?.textContent === label)
    const input = section?.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error(`There is no place for “${label}”`)
    return input
  })
}

/** An image of one pixel. */
export function aPicture(name: string) {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  return aFile(name, { type: 'image/png', bytes })
}
