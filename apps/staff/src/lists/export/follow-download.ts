/** Lets the browser download from an address of ours by itself, so that a file of any length needs no memory here. */
export function followDownload(url: string) {
  const link = Object.assign(document.createElement('a'), { href: url, download: '' })
  document.body.append(link)
  link.click()
  link.remove()
}
