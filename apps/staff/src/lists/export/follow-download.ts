/** Downloads from our own address through the browser, so even a large file needs no memory here. */
export function followDownload(url: string) {
  const link = Object.assign(document.createElement('a'), { href: url, download: '' })
  document.body.append(link)
  link.click()
  link.remove()
}
