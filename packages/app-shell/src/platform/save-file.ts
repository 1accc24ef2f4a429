/** Saves a file in the person's downloads. */
export function saveFile(name: string, file: Blob) {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
