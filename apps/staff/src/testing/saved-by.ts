import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'

/** The text of the file that a press saves, and its name. */
export async function savedBy(press: () => Promise<void>) {
  const files: Blob[] = []
  const names: string[] = []
  const create = (file: Blob) => `blob:${files.push(file)}`
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await press()
  await waitFor(() => expect(names).toHaveLength(1))
  const text = await files[0]?.text()
  return { name: names[0], text }
}
