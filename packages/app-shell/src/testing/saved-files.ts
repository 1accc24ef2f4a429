import { vi } from 'vitest'

/** Records each file that the browser saves: its name and lines. */
export function savedFiles() {
  const files: Blob[] = []
  const names: string[] = []
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const lines = async () => {
    const bytes = await new Response(files[0]).arrayBuffer()
    click.mockRestore()
    return Buffer.from(bytes).toString().split('\r\n')
  }
  return { names, lines }
}
